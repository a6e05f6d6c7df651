import { graphql } from "gatsby";
import { correctionsAnchor } from "../addresses";
import { label, stack, touchTarget } from "../styles/mixins";
import { fontSize, space } from "../styles/tokens";
import { Link } from "../ui/link";

export const fragment = graphql`
  fragment ReportCorrections on Report {
    corrections {
      day: date(formatString: "MMMM D, YYYY")
      text
    }
  }
  fragment ReportCorrectionsLabels on ResearchPage {
    corrections {
      notice
      heading
    }
  }
`;

interface CorrectionNoticeProps extends Queries.ReportCorrectionsFragment {
  readonly notice: string;
}

export function CorrectionNotice({ corrections: [last], notice }: CorrectionNoticeProps) {
  if (last === undefined) return null;
  return (
    <p>
      <Link to={`#${correctionsAnchor}`} css={touchTarget}>
        {notice.replace("{date}", last.day)}
      </Link>
    </p>
  );
}

interface ReportCorrectionsProps extends Queries.ReportCorrectionsFragment {
  readonly heading: string;
}

export function ReportCorrections({ corrections, heading }: ReportCorrectionsProps) {
  if (corrections.length === 0) return null;
  return (
    <section id={correctionsAnchor} css={stack(space.s)}>
      <h2 css={{ fontSize: fontSize.h3 }}>{heading}</h2>
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
