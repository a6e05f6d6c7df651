import { label } from "../styles/mixins";
import { color, fontSize, media, size, space } from "../styles/tokens";
import { useCurrentSection } from "./use-current-section";

/** A heading of a text, for its table of contents. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

/** The table of contents of a long text; it stays in view on wide windows and marks where one is. */
export function ContentsList({
  contents,
  name,
}: {
  contents: readonly ContentsEntry[];
  name: string;
}) {
  const current = useCurrentSection(contents.map(({ id }) => id));
  return (
    <nav
      aria-label={name}
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
      <p css={label}>{name}</p>
      <ol role="list" css={{ marginBlockStart: space.xs, fontSize: fontSize.small }}>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              {...(id === current && { "aria-current": "true" as const })}
              css={{
                display: "block",
                paddingBlock: space.xxs,
                color: color.ink,
                textDecoration: "none",
                "&:hover": { color: color.accent, textDecoration: "underline" },
                // A shadow takes no room, so that nothing moves when the mark does.
                '&[aria-current="true"]': {
                  color: color.accent,
                  [media.wide]: {
                    boxShadow: `-${space.xs} 0 0 ${color.paper}, -${space.s} 0 0 ${color.accent}`,
                  },
                },
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
