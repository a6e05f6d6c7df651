import { useEffect, useState } from "react";
import { label } from "../styles/mixins";
import { color, fontSize, media, size, space } from "../styles/tokens";

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

/** The upper part of the window, from far above it to just below its upper edge. */
const passedArea = "100000% 0% -75% 0%";

/**
 * The section that is being read: the last of the headings that passed the upper part of the window.
 * The browser reports when one passes, so nothing is measured while scrolling.
 */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const order = key.split(" ");
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(order.filter((id) => passed.has(id)).at(-1));
      },
      { rootMargin: passedArea },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
