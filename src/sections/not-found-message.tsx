import { graphql } from "gatsby";
import { useEffect } from "react";
import { lead, twoColumns, stack, touchTarget } from "../styles/mixins";
import { border, color, fontSize, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Container } from "../ui/page";
import { LinkList } from "../ui/link";
import { TallyField } from "../ui/tally/tally-field";

export const fragment = graphql`
  fragment NotFound on NotFoundPage {
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

/** The 404 screen. It logs the requested path without the query string (specification, section 2). */
export function NotFoundMessage({ code, message, text, home, links }: Queries.NotFoundFragment) {
  useEffect(() => {
    // Use the browser's path, because Gatsby's is encoded twice.
    console.error(`404: no page at ${window.location.pathname}`);
  }, []);
  return (
    <Container css={{ paddingBlockStart: space.section }}>
      <div css={{ ...stack(space.xl), ...twoColumns(8, 4, space.xxl) }}>
        <div>
          <h1>
            <span css={{ display: "block", fontSize: fontSize.hero, color: color.accent }}>{code}</span>{" "}
            <span css={{ display: "block", marginBlockStart: space.m, fontSize: fontSize.h2 }}>
              {message}
            </span>
          </h1>
          <p css={{ ...lead, marginBlockStart: space.m }}>{text}</p>
          <Actions links={[home]} />
        </div>
        <LinkList
          links={links}
          linkCss={{ ...touchTarget, width: "100%", fontWeight: 600 }}
          css={{
            alignSelf: "end",
            borderTop: border.strong,
            "& > li": { borderBottom: border.fine },
          }}
        />
      </div>
      <div css={{ marginBlockStart: space.xxl, padding: space.l, backgroundColor: color.bar }}>
        <TallyField count={Number.parseInt(code, 10)} />
      </div>
    </Container>
  );
}
