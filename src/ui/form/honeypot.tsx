import { type RefObject } from "react";
import { visuallyHidden } from "../../styles/mixins";

/**
 * A box that nobody sees and only machines fill. React does not control it, so that it is part of no
 * draft.
 */
export function Honeypot({ name, ref }: { name: string; ref: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" css={visuallyHidden}>
      <label>
        Leave this empty
        <input ref={ref} type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
