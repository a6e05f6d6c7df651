import { tally } from "../../styles/tally";
import { type CoverDrawing } from "./strokes";

/** An audience counted stroke by stroke; those who were reached are inked. */
export const audience: CoverDrawing = ({ ink, muted, accent }) => {
  const groups = Array.from({ length: 42 }, (_, index) => ({
    left: 40 + (index % 6) * 56,
    top: 38 + Math.floor(index / 6) * 50,
  }));
  const isReached = ({ left, top }: { left: number; top: number }) =>
    ((left - 190) / 105) ** 2 + ((top - 190) / 118) ** 2 < 1;
  const of = (reached: boolean, part: "upright" | "across") =>
    groups
      .filter((group) => isReached(group) === reached)
      .map(({ left, top }) => [tally(9, left, top)[part]].flat().join(""))
      .join("");
  return (
    <>
      <path d={of(false, "upright") + of(false, "across")} stroke={muted} strokeWidth="1.5" />
      <path d={of(true, "upright")} stroke={ink} />
      <path d={of(true, "across")} stroke={accent} />
      <path
        d="M206 54C300 48 350 122 340 212C332 300 276 352 196 346C112 342 66 280 70 196C74 114 132 44 232 62"
        stroke={accent}
      />
    </>
  );
};
