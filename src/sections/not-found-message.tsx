import { graphql } from "gatsby";
import { useEffect } from "react";
import { color, fontSize, size, space } from "../styles/tokens";
import { Actions, ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { Link } from "../ui/link";

export const fragment = graphql`
  fragment NotFoundMessage on NotFoundPage {
    code
    message
    text
    home {
      label
      to
    }
    links {
      label
      to
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
      <Actions>
        <ButtonLink to={home.to}>{home.label}</ButtonLink>
      </Actions>
      <ul
        role="list"
        css={{ display: "flex", flexWrap: "wrap", gap: space.l, marginBlockStart: space.xl }}
      >
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
