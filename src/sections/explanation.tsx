import { size, space } from "../styles/tokens";
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

/** Paragraphs of running text, no wider than is comfortable to read. */
function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div css={{ display: "grid", gap: space.m, maxWidth: size.measure }}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
