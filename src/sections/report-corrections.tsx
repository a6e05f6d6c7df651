import { graphql } from "gatsby";
import { correctionsAnchor } from "../addresses";
import { label, stack, touchTarget } from "../styles/mixins";
import { fontSize, space } from "../styles/tokens";
import { Link } from "../ui/link";

export const fragment = graphql`
  fragment ReportCorrections on Report {
    corrections {
      date
      day: date(formatString: "MMMM D, YYYY")
      text
    }
  }
`;

export function CorrectionNotice({ corrections: [last] }: Queries.ReportCorrectionsFragment) {
  if (last === undefined) return null;
  return (
    <p>
      <Link to={`#${correctionsAnchor}`} css={touchTarget}>
        Corrected {last.day}
      </Link>
    </p>
  );
}

export function ReportCorrections({ corrections }: Queries.ReportCorrectionsFragment) {
  if (corrections.length === 0) return null;
  return (
    <section id={correctionsAnchor} css={stack(space.s)}>
      <h2 css={{ fontSize: fontSize.h3 }}>Corrections</h2>
      <ul role="list" css={stack(space.s)}>
        {corrections.map(({ day, text }) => (
          <li key={`${day} ${text}`}>
            <p css={label}>{day}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
