import { Link } from "./link";
import { stack, tabularNumbers } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { Container } from "./page";

/** Number of reports whose figures fit in one row. */
const shown = 7;

interface ReportFiguresProps {
  readonly label: string;
  readonly reports: readonly {
    readonly path: string;
    readonly keyFigure: { readonly value: string; readonly label: string };
  }[];
}

export const ReportFigures = ({ label, reports }: ReportFiguresProps) =>
  reports.length > 0 && (
    <section
      aria-label={label}
      css={{ marginBlockStart: space.xl, backgroundColor: color.bar, borderBlock: border.strong }}
    >
      <Container>
        <ul role="list" css={listStyles}>
          {reports.slice(0, shown).map(({ path, keyFigure }) => (
            <li key={path}>
              <Link to={path} css={linkStyles}>
                <b>{keyFigure.value}</b> <span>{keyFigure.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );

const listStyles = {
  margin: 0,
  display: "grid",
  "li:not(:first-of-type)": { borderTop: border.fine },
  [media.medium]: {
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    columnGap: space.l,
    "li:not(:first-of-type)": { borderTop: "none" },
  },
  [media.tablet]: { gridTemplateColumns: "minmax(min-content, 1.7fr) repeat(3, minmax(0, 1fr))" },
  // On tablets, the newest report's figure spans two rows, and the other six are beside it.
  "li:first-of-type": {
    [media.tablet]: { gridRow: "span 2", alignSelf: "center", b: { fontSize: "6.5rem" } },
  },
  [media.wide]: { gridTemplateColumns: `repeat(${shown}, minmax(0, 1fr))` },
} as const;

const linkStyles = {
  display: "grid",
  gridTemplateColumns: "6.5rem minmax(0, 1fr)",
  alignItems: "center",
  gap: space.s,
  paddingBlock: space.xs,
  color: color.ink,
  fontSize: fontSize.compact,
  lineHeight: 1.3,
  textWrap: "balance",
  textDecoration: "none",
  b: { ...tabularNumbers, fontSize: fontSize.h2, color: color.accent },
  "&:hover span": { textDecoration: "underline" },
  [media.medium]: { ...stack(space.xs), gridTemplateColumns: "none", paddingBlock: space.l },
} as const;
