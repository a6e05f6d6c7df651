import {
  dataAttribute,
  elementAttributes,
  itemElements,
} from "../../content/mdx/element-attributes";

const items = new Set(Object.values(itemElements));

/**
 * The elements that the text editor offers by name: those that stand in a text by themselves, with or
 * without those that draw from a CSV file.
 */
export const bodyComponents = ({ withFigures }: { readonly withFigures: boolean }): string[] =>
  Object.entries(elementAttributes)
    .filter(([, attributes]) => withFigures || !attributes.includes(dataAttribute))
    .map(([name]) => name)
    .filter((name) => !items.has(name));
