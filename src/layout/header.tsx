import { type CSSObject } from "@emotion/react";
import { label } from "../styles/mixins";
import { border, color, media, radius, shadow, size, space } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/page";
import { DisclosureMenu } from "../ui/disclosure-menu";
import { Link, LinkList } from "../ui/link";
import { Logo } from "../ui/tally/logo";
import { type MenuData, menuLink, menuName, menuPanel, useIsCurrent } from "./menu";
import { MobileMenu } from "./mobile-menu";

export const Header = (menus: MenuData) => (
  <header
    css={{
      position: "sticky",
      zIndex: 2,
      insetBlockStart: 0,
      backgroundColor: color.paper,
      borderBottom: border.fine,
      // On slow devices, the browser paints a part of the page while the rest still arrives. The menu would move
      // whenever another link of it arrives, so it's hidden until the page's main part has begun.
      "&:not(:has(+ main)) nav": { visibility: "hidden" },
      // Underlines the link to the current part of the site, unless that link is the logo or the button.
      "[aria-current]:not(div > a, nav > :last-child)": {
        color: color.accent,
        textDecoration: `underline ${size.line}`,
        textUnderlineOffset: "0.4em",
      },
    }}
  >
    <Container
      css={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: space.m,
        minHeight: size.header,
        // If the agency's name is long, the logo shrinks. The menu doesn't, because its words would break.
        "& > :not(a)": { flexShrink: 0, maxWidth: `calc(100% - ${space.m})` },
      }}
    >
      <Link to="/" css={{ minWidth: 0 }}>
        <Logo />
      </Link>
      <DesktopMenu {...menus} />
      <MobileMenu {...menus} />
    </Container>
  </header>
);

const dropdown = {
  ...menuPanel,
  padding: space.m,
  border: border.fine,
  borderRadius: radius.control,
  boxShadow: shadow.menu,
  whiteSpace: "nowrap",
} satisfies CSSObject;

function DesktopMenu({ navigation, services }: MenuData) {
  const isCurrent = useIsCurrent(services);
  const { servicesMenu, aboutMenu, links, cta } = navigation;
  const groups = servicesMenu.groups.filter(({ group }) =>
    services.some((service) => service.group === group),
  );
  return (
    <nav
      aria-label={menuName}
      css={{ display: "none", [media.wide]: { display: "flex", alignItems: "center" } }}
    >
      <DisclosureMenu
        label={servicesMenu.label}
        isCurrent={isCurrent("/services")}
        css={{ position: "relative" }}
      >
        <div css={{ ...dropdown, display: "flex", gap: space.l }}>
          {groups.map(({ group, label: heading }) => (
            <div key={group}>
              <p css={{ ...label, paddingInline: space.s }}>{heading}</p>
              <LinkList links={services.filter((service) => service.group === group)} linkCss={menuLink} />
            </div>
          ))}
        </div>
      </DisclosureMenu>
      <DisclosureMenu
        label={aboutMenu.label}
        isCurrent={aboutMenu.links.some(({ to }) => isCurrent(to))}
        css={{ position: "relative" }}
      >
        <div css={dropdown}>
          <LinkList links={aboutMenu.links} linkCss={menuLink} />
        </div>
      </DisclosureMenu>
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          css={menuLink}
          aria-current={isCurrent(link.to) ? "true" : undefined}
        >
          {link.label}
        </Link>
      ))}
      <ButtonLink to={cta.to} css={{ marginInlineStart: space.s }}>
        {cta.label}
      </ButtonLink>
    </nav>
  );
}
