import { tallies, tally } from "../../styles/tally";
import { color, size, space } from "../../styles/tokens";

interface TallyFieldProps {
  readonly count: number;
  readonly className?: string;
}

/** The drawing is decorative, because the text gives the number. */
export function TallyField({ count, className }: TallyFieldProps) {
  const groups = Array.from({ length: Math.ceil(count / 5) }, (_, index) => Math.min(5, count - index * 5));
  return (
    <div
      aria-hidden
      className={className}
      css={{
        display: "flex",
        flexWrap: "wrap",
        gap: space.s,
        "& > svg": { height: size.tally.small },
        // Tilts some marks slightly, so that they look hand-drawn.
        "& > svg:nth-of-type(3n)": { rotate: "2deg" },
        "& > svg:nth-of-type(4n + 1)": { rotate: "-1.5deg" },
      }}
    >
      {groups.map((strokes, index) => {
        const { upright, across } = tallies(strokes, () => tally(9, 1, 2));
        return (
          <svg key={index} viewBox="0 0 40 34" fill="none" strokeWidth="2.5" strokeLinecap="round">
            <path d={upright} stroke={color.ink} />
            {across && <path d={across} stroke={color.accent} />}
          </svg>
        );
      })}
    </div>
  );
}
