import { type CSSObject } from "@emotion/react";
import { memo } from "react";
import { label, stack, touchTarget } from "../styles/mixins";
import { border, color, fontSize, media, radius, shadow, size, space } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/page";
import { DisclosureMenu } from "../ui/disclosure-menu";
import { Link, LinkList } from "../ui/link";
import { Logo } from "../ui/tally/logo";
import { type LayoutData } from "./layout-data";

interface MenuData {
  readonly navigation: NonNullable<LayoutData["navigation"]>;
  readonly services: LayoutData["allService"]["nodes"];
}

export const Header = memo((menus: MenuData) => (
  <header
    css={{
      position: "sticky",
      zIndex: 2,
      insetBlockStart: 0,
      backgroundColor: color.paper,
      borderBottom: border.fine,
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
      <Link to="/">
        <Logo />
      </Link>
      <DesktopMenu {...menus} />
      <MobileMenu {...menus} />
    </Container>
  </header>
));
Header.displayName = "Header";

const menuLink = {
  ...touchTarget,
  display: "flex",
  paddingInline: space.s,
  borderRadius: radius.control,
  color: color.ink,
  fontWeight: 500,
  textDecoration: "none",
  "&:hover": { color: color.accent },
  // The focus ring of a link stays within the link, because the next one follows without a gap.
  "&:focus-visible": { outlineOffset: `-${size.line}` },
  '&[aria-current="page"]': {
    color: color.accent,
    textDecoration: "underline",
    textDecorationThickness: size.line,
    textUnderlineOffset: "0.4em",
  },
} satisfies CSSObject;

const menuPanel = {
  position: "absolute",
  insetBlockStart: "100%",
  backgroundColor: color.surface,
} satisfies CSSObject;

const dropdown = {
  ...menuPanel,
  padding: space.m,
  border: border.fine,
  borderRadius: radius.control,
  boxShadow: shadow.menu,
  whiteSpace: "nowrap",
} satisfies CSSObject;

function DesktopMenu({ navigation, services }: MenuData) {
  const { mainLabel, servicesMenu, aboutMenu, links, cta } = navigation;
  const groups = servicesMenu.groups.filter(({ group }) =>
    services.some((service) => service.group === group),
  );
  return (
    <nav
      aria-label={mainLabel}
      css={{ display: "none", [media.wide]: { display: "flex", alignItems: "center" } }}
    >
      <DisclosureMenu label={servicesMenu.label} css={{ position: "relative" }}>
        <div css={{ ...dropdown, display: "flex", gap: space.l }}>
          {groups.map(({ group, label: heading }) => (
            <div key={group}>
              <p css={{ ...label, paddingInline: space.s }}>{heading}</p>
              <LinkList links={services.filter((service) => service.group === group)} linkCss={menuLink} />
            </div>
          ))}
        </div>
      </DisclosureMenu>
      <DisclosureMenu label={aboutMenu.label} css={{ position: "relative" }}>
        <div css={dropdown}>
          <LinkList links={aboutMenu.links} linkCss={menuLink} />
        </div>
      </DisclosureMenu>
      {links.map((link) => (
        <Link key={link.to} to={link.to} css={menuLink}>
          {link.label}
        </Link>
      ))}
      <ButtonLink to={cta.to} css={{ marginInlineStart: space.s }}>
        {cta.label}
      </ButtonLink>
    </nav>
  );
}

/** Covers the page below the header. Part of the menu's button, so a tap closes the menu even without scripts. */
const scrim = {
  "&[open] > summary::before": {
    content: '""',
    position: "fixed",
    inset: `${size.header} 0 0`,
    backgroundColor: color.scrim,
    cursor: "default",
    touchAction: "none",
  },
} satisfies CSSObject;

const MobileMenu = ({ navigation: { mainLabel, mobileMenu, cta } }: MenuData) => (
  <nav aria-label={mainLabel} css={{ marginInlineEnd: `-${space.s}`, [media.wide]: { display: "none" } }}>
    <DisclosureMenu label={mobileMenu.label} css={scrim}>
      <div
        css={{
          ...menuPanel,
          borderBottom: border.strong,
          backgroundColor: color.paper,
          // The header is sticky, so a panel that is taller than the window must scroll by itself.
          maxHeight: `calc(100svh - ${size.header})`,
          overflowY: "auto",
          insetInline: 0,
          ...stack(space.m),
          padding: `${space.m} ${size.gutter} ${space.l}`,
        }}
      >
        <LinkList
          links={mobileMenu.links}
          linkCss={{ ...menuLink, minHeight: "3.25rem", fontSize: fontSize.lead, padding: 0 }}
          css={{ "& > li": { borderBottom: border.fine } }}
        />
        <ButtonLink to={cta.to}>{cta.label}</ButtonLink>
      </div>
    </DisclosureMenu>
  </nav>
);
