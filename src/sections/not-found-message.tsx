import { graphql } from "gatsby";
import { useEffect } from "react";
import { row } from "../styles/mixins";
import { color, fontSize, size, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Container } from "../ui/page";
import { LinkList } from "../ui/link";

export const fragment = graphql`
  fragment NotFoundMessage on NotFoundPage {
    code
    message
    text
    home {
      ...Action
    }
    links {
      ...Action
    }
  }
`;

/** The 404 screen. The attempted path goes to the console, without its query (specification, section 2). */
export function NotFoundMessage({
  code,
  message,
  text,
  home,
  links,
  pathname,
}: Queries.NotFoundMessageFragment & { pathname: string }) {
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <Container css={{ paddingBlockStart: space.section }}>
      <h1>
        <span css={{ display: "block", fontSize: fontSize.hero, color: color.accent }}>{code}</span>{" "}
        <span css={{ display: "block", marginBlockStart: space.m, fontSize: fontSize.h2 }}>
          {message}
        </span>
      </h1>
      <p css={{ marginBlockStart: space.m, maxWidth: size.measure, color: color.muted }}>{text}</p>
      <Actions links={[home]} />
      <LinkList links={links} css={{ ...row(space.l), marginBlockStart: space.xl }} />
    </Container>
  );
}
