import { label, visuallyHidden } from "../../styles/mixins";
import { color } from "../../styles/tokens";

/** Where the remaining room is worth a word to screen readers. */
const steps = [0, 20, 100];

/**
 * How much may still be typed. Screen readers hear it with the field's description, and while typing only
 * when a step is passed, not at every key.
 */
export function RoomLeft({ id, characters }: { id: string; characters: number }) {
  const step = steps.find((atMost) => characters <= atMost);
  return (
    <>
      <p
        id={id}
        css={{
          ...label,
          marginInlineStart: "auto",
          ...(characters < 0 && { color: color.danger }),
        }}
      >
        {wording(characters)}
      </p>
      <span aria-live="polite" css={visuallyHidden}>
        {characters < 0 && "Too long"}
        {characters >= 0 && step !== undefined && `${step} characters left at most`}
      </span>
    </>
  );
}

function wording(characters: number): string {
  const count = Math.abs(characters);
  const unit = count === 1 ? "character" : "characters";
  return characters < 0 ? `${count} ${unit} too many` : `${count} ${unit} left`;
}
