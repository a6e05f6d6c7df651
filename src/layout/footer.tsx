import { type CSSObject } from "@emotion/react";
import { memo } from "react";
import { drawingAddress, telephoneLink } from "../addresses";
import { useSiteIdentity } from "../seo/site-data";
import { label, row, stack, touchTarget } from "../styles/mixins";
import { border, color, fontSize, media, size, space } from "../styles/tokens";
import { Container } from "../ui/page";
import { Link, LinkList, type LinkItem } from "../ui/link";
import { Logo } from "../ui/tally/logo";
import { Newsletter } from "./newsletter";
import { type LayoutData } from "./layout-data";

interface FooterProps {
  readonly organization: NonNullable<LayoutData["organization"]>;
  readonly footer: NonNullable<LayoutData["navigation"]>["footer"];
  readonly services: LayoutData["allService"]["nodes"];
}

export const Footer = memo(function Footer({ organization, footer, services }: FooterProps) {
  const { email, phone } = useSiteIdentity().site;
  const { tagline, social, newsletter, copyright } = organization;
  const contactLinks = [
    { label: email, to: `mailto:${email}` },
    { label: phone, to: telephoneLink(phone) },
  ];
  return (
    <footer
      css={{
        paddingBlock: space.l,
        [media.medium]: { paddingBlockStart: space.xxl },
        borderTop: border.strong,
        fontSize: fontSize.small,
      }}
    >
      <Container>
        <div
          css={{
            ...stack(space.l),
            gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr)",
            columnGap: space.m,
            [media.narrow]: { "& > :nth-of-type(3n + 1)": { gridColumn: "1 / -1" } },
            [media.medium]: { rowGap: space.xl },
            [media.wide]: { gridTemplateColumns: "4fr 3fr 2fr 4fr", columnGap: space.xl },
          }}
        >
          <div css={brandStyles}>
            <Link to="/" css={{ justifySelf: "start" }}>
              <Logo />
            </Link>
            <p css={{ gridColumn: "1 / -1", maxWidth: "44ch", color: color.muted }}>{tagline}</p>
            <SocialLinks profiles={social} />
          </div>
          <FooterLinks heading={footer.servicesHeading} links={services} />
          <FooterLinks heading={footer.companyHeading} links={footer.companyLinks} />
          <div css={stack(space.l)}>
            <FooterLinks heading={footer.contactHeading} links={contactLinks} listCss={row(`0 ${space.l}`)} />
            <Newsletter label={newsletter} />
          </div>
        </div>
        <div
          css={{
            ...row(`${space.xs} ${space.l}`),
            alignItems: "center",
            justifyContent: "space-between",
            marginBlockStart: space.l,
            paddingBlockStart: space.m,
            borderTop: border.fine,
            [media.medium]: { marginBlockStart: space.xxl },
          }}
        >
          <p css={label}>{copyright}</p>
          <LinkList
            links={footer.legalLinks}
            linkCss={{
              ...label,
              ...touchTarget,
              minHeight: size.icon,
              "&:hover": { color: color.accent },
            }}
            css={row(`0 ${space.l}`)}
          />
        </div>
      </Container>
    </footer>
  );
});

/** On phones, the social links are beside the logo. */
const brandStyles = {
  ...stack(space.xs),
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  "& > ul": { gridArea: "1 / 2", marginInlineEnd: `-${space.xs}` },
  [media.medium]: { rowGap: space.m, "& > ul": { gridArea: "3 / 1" } },
} as const;

interface FooterLinksProps {
  readonly heading: string;
  readonly links: readonly LinkItem[];
  readonly listCss?: CSSObject;
}

const FooterLinks = ({ heading, links, listCss }: FooterLinksProps) => (
  <div>
    <h2 css={{ ...label, fontWeight: 400 }}>{heading}</h2>
    <LinkList
      links={links}
      linkCss={{
        ...touchTarget,
        minHeight: "2rem",
        color: color.ink,
        textDecoration: "none",
        "&:hover": { color: color.accent, textDecoration: "underline" },
      }}
      css={listCss}
    />
  </div>
);

const networkNames: Readonly<Record<string, string>> = {
  x: "X",
  instagram: "Instagram",
  linkedin: "LinkedIn",
};

function SocialLinks({ profiles }: { profiles: FooterProps["organization"]["social"] }) {
  const { name } = useSiteIdentity().site;
  return (
    <ul role="list" aria-label="Our social profiles" css={{ display: "flex", gap: space.xs }}>
      {profiles.map(({ network, to }) => (
        <li key={network}>
          <Link to={to} aria-label={`${name} on ${networkNames[network] ?? network}`} css={socialLink}>
            <svg aria-hidden viewBox="0 0 24 24" width="24" fill="currentColor" fillRule="evenodd">
              <use href={drawingAddress(`network-${network}`)} />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const socialLink = {
  display: "grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
  marginInlineStart: `-${space.xs}`,
  color: color.ink,
} satisfies CSSObject;
