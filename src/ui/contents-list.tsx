import { type CSSObject } from "@emotion/react";
import { useEffect, useState } from "react";
import { label } from "../styles/mixins";
import { color, fontSize, line, media, size, space } from "../styles/tokens";

export type Contents = readonly { readonly id: string; readonly title: string }[];

/** The table of contents of a long text; it stays in view on wide windows and marks where one is. */
export function ContentsList({ contents, name }: { contents: Contents; name: string }) {
  const current = useCurrentSection(contents);
  return (
    <nav
      aria-label={name}
      css={{
        alignSelf: "start",
        borderTop: line.strong,
        paddingBlockStart: space.m,
        [media.wide]: { position: "sticky", insetBlockStart: `calc(${size.header} + ${space.l})` },
      }}
    >
      <p css={label}>{name}</p>
      <ol
        role="list"
        css={{
          marginBlockStart: space.xs,
          fontSize: fontSize.small,
          [media.print]: { columns: 2, columnGap: space.xl },
        }}
      >
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined} css={entry}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const entry: CSSObject = {
  display: "block",
  paddingBlock: space.xxs,
  color: color.ink,
  textDecoration: "none",
  "&:hover": { color: color.accent, textDecoration: "underline" },
  // The number of the page on paper; browsers leave it out, programs that make books of pages do not.
  [media.print]: { "&::after": { content: "target-counter(attr(href), page)", float: "right" } },
  // A shadow takes no room, so that nothing moves when the mark does.
  '&[aria-current="true"]': {
    color: color.accent,
    [media.wide]: { boxShadow: `-${space.xs} 0 0 ${color.paper}, -${space.s} 0 0 ${color.accent}` },
  },
};

/** The section that is being read: the last of the headings that passed the upper part of the window. */
function useCurrentSection(contents: Contents): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(contents.filter(({ id }) => passed.has(id)).at(-1)?.id);
      },
      // From far above the window to just below its upper edge.
      { rootMargin: "100000% 0% -75% 0%" },
    );
    for (const { id } of contents) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [contents]);
  return current;
}
