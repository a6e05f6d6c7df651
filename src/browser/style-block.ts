/**
 * The attribute with the names of the styles that a block in the head of a page holds. Emotion has an
 * attribute of its own for this; but a block that has it is moved when scripts begin, and all styles of the
 * page are computed once more.
 */
export const styleNames = "data-styles";
