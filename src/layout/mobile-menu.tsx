import { color, fontSize, media, size, space } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { DisclosureMenu } from "../ui/disclosure-menu";
import { Link } from "../ui/link";
import { menuLink, menuPanel } from "./menu-styles";
import { type MenuData } from "./use-site-data";

/** The header's menu on phones and tablets. */
export function MobileMenu({ navigation }: Pick<MenuData, "navigation">) {
  const { mainLabel, mobileMenu, cta } = navigation;
  return (
    <nav aria-label={mainLabel} css={{ [media.wide]: { display: "none" } }}>
      <DisclosureMenu label={mobileMenu.label}>
        <div
          css={{
            ...menuPanel,
            insetInline: 0,
            display: "grid",
            gap: space.m,
            paddingInline: size.gutter,
            paddingBlockEnd: space.l,
          }}
        >
          <ul role="list">
            {mobileMenu.links.map(({ label, to }) => (
              <li key={label} css={{ borderBottom: `${size.hairline} solid ${color.rule}` }}>
                <Link
                  to={to}
                  css={{ ...menuLink, minHeight: "3.25rem", fontSize: fontSize.lead, padding: 0 }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink to={cta.to}>{cta.label}</ButtonLink>
        </div>
      </DisclosureMenu>
    </nav>
  );
}
