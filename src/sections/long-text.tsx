import { label } from "../styles/mixins";
import { color, fontSize, media, size, space } from "../styles/tokens";
import { Container } from "../ui/container";
import { prose } from "./prose-styles";

/** A heading of a text, for its table of contents. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

/**
 * A long text with its table of contents beside it on wide windows.
 *
 * @param html - Compiled by `mdx/compile-body` from checked content, so it holds no foreign markup.
 */
export function LongText({
  html,
  contents,
  contentsLabel,
}: {
  html: string;
  contents: readonly ContentsEntry[];
  contentsLabel: string;
}) {
  return (
    <Container
      css={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: space.xl,
        paddingBlockStart: space.xxl,
        [media.wide]: {
          gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
          columnGap: space.xxl,
        },
      }}
    >
      <nav
        aria-label={contentsLabel}
        css={{
          alignSelf: "start",
          borderTop: `${size.line} solid ${color.ink}`,
          paddingBlockStart: space.m,
          [media.wide]: {
            position: "sticky",
            insetBlockStart: `calc(${size.header} + ${space.l})`,
          },
          [media.print]: { display: "none" },
        }}
      >
        <p css={label}>{contentsLabel}</p>
        <ol role="list" css={{ marginBlockStart: space.xs, fontSize: fontSize.small }}>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                css={{
                  display: "block",
                  paddingBlock: space.xxs,
                  color: color.ink,
                  textDecoration: "none",
                  "&:hover": { color: color.accent, textDecoration: "underline" },
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div css={prose} dangerouslySetInnerHTML={{ __html: html }} />
    </Container>
  );
}
