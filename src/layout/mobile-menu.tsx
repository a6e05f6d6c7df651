import { type CSSObject } from "@emotion/react";
import { stack } from "../styles/mixins";
import { border, color, fontSize, media, size, space } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { DisclosureMenu } from "../ui/disclosure-menu";
import { LinkList } from "../ui/link";
import { type MenuData, menuLink, menuName, menuPanel, useIsCurrent } from "./menu";

/** The scrim is part of the menu's button, so a tap on it closes the menu even without scripts. */
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

export const MobileMenu = ({ navigation: { mobileMenu, cta }, services }: MenuData) => (
  <nav aria-label={menuName} css={{ marginInlineEnd: `-${space.s}`, [media.wide]: { display: "none" } }}>
    <DisclosureMenu label="Menu" css={scrim}>
      <div
        css={{
          ...menuPanel,
          borderBottom: border.strong,
          backgroundColor: color.paper,
          // The header is sticky, so a panel that is taller than the window must scroll on its own.
          maxHeight: `calc(100svh - ${size.header})`,
          overflowY: "auto",
          insetInline: 0,
          ...stack(space.m),
          padding: `${space.m} ${size.gutter} ${space.l}`,
        }}
      >
        <LinkList
          links={mobileMenu}
          isCurrent={useIsCurrent(services)}
          linkCss={{ ...menuLink, minHeight: "3.25rem", fontSize: fontSize.lead, padding: 0 }}
          css={{ "& > li": { borderBottom: border.fine } }}
        />
        <ButtonLink to={cta.to}>{cta.label}</ButtonLink>
      </div>
    </DisclosureMenu>
  </nav>
);
