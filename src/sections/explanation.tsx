import { space } from "../styles/tokens";
import { Paragraphs } from "../ui/paragraphs";
import { Points, type PointText } from "../ui/points";
import { Section } from "../ui/section";

/** A section of running text and titled points, as service and about pages have them. */
export function Explanation({
  heading,
  paragraphs,
  points = [],
}: {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly PointText[];
}) {
  return (
    <Section heading={heading}>
      <div css={{ display: "grid", gap: space.xl }}>
        <Paragraphs texts={paragraphs} />
        {points.length > 0 && <Points points={points} />}
      </div>
    </Section>
  );
}
