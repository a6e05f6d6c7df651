import { label } from "../styles/mixins";
import { media, space } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { DisclosureMenu } from "../ui/disclosure-menu";
import { Link } from "../ui/link";
import { menuLink, menuPanel } from "./menu-styles";
import { type MenuData } from "./use-site-data";

/** The header's menus on wide windows: two dropdowns, three links, one button. */
export function DesktopMenu({ navigation, services }: MenuData) {
  const { mainLabel, servicesMenu, aboutMenu, links, cta } = navigation;
  return (
    <nav
      aria-label={mainLabel}
      css={{ display: "none", [media.wide]: { display: "flex", alignItems: "center" } }}
    >
      <DisclosureMenu label={servicesMenu.label} css={{ position: "relative" }}>
        <div css={{ ...menuPanel, display: "flex", gap: space.l }}>
          {servicesMenu.groups.map((group) => (
            <div key={group.group}>
              <p css={{ ...label, paddingInline: space.s, whiteSpace: "nowrap" }}>{group.label}</p>
              <MenuLinks
                links={services
                  .filter((service) => service.group === group.group)
                  .map(({ name, path }) => ({ label: name, to: path }))}
              />
            </div>
          ))}
        </div>
      </DisclosureMenu>
      <DisclosureMenu label={aboutMenu.label} css={{ position: "relative" }}>
        <div css={menuPanel}>
          <MenuLinks links={aboutMenu.links} />
        </div>
      </DisclosureMenu>
      {links.map(({ label: words, to }) => (
        <Link key={to} to={to} css={menuLink}>
          {words}
        </Link>
      ))}
      <ButtonLink to={cta.to} css={{ marginInlineStart: space.s }}>
        {cta.label}
      </ButtonLink>
    </nav>
  );
}

function MenuLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul role="list">
      {links.map(({ label: words, to }) => (
        <li key={to}>
          <Link to={to} css={{ ...menuLink, whiteSpace: "nowrap" }}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
