import { memo } from "react";
import { color, media, size, space } from "../styles/tokens";
import { Container } from "../ui/container";
import { Link } from "../ui/link";
import { Logo } from "../ui/tally/logo";
import { DesktopMenu } from "./desktop-menu";
import { MobileMenu } from "./mobile-menu";
import { type MenuData } from "./use-site-data";

/** The sticky header: logo, menus, and the way to the contact form. The same on every page. */
export const Header = memo(function Header({ name, ...menus }: MenuData & { name: string }) {
  return (
    <header
      css={{
        position: "sticky",
        zIndex: 2,
        insetBlockStart: 0,
        backgroundColor: color.paper,
        borderBottom: `${size.hairline} solid ${color.rule}`,
        [media.print]: { display: "none" },
      }}
    >
      <Container
        css={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          gap: space.m,
          minHeight: size.header,
        }}
      >
        <Link to="/" aria-label={name} css={{ textDecoration: "none" }}>
          <Logo name={name} />
        </Link>
        <DesktopMenu {...menus} />
        <MobileMenu {...menus} />
      </Container>
    </header>
  );
});
