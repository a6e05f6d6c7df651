import { memo } from "react";
import { telephoneLink } from "../addresses";
import { label, row, stack, target } from "../styles/mixins";
import { color, fontSize, line, media, size, space } from "../styles/tokens";
import { Container } from "../ui/page";
import { Link, LinkList, type LinkItem } from "../ui/link";
import { Logo } from "../ui/tally/logo";
import { Newsletter } from "./newsletter";
import { SocialLinks } from "./social-links";
import { type SiteData } from "../seo/site-data";

interface FooterProps {
  readonly organization: NonNullable<SiteData["organization"]>;
  readonly footer: NonNullable<SiteData["navigation"]>["footer"];
  readonly services: SiteData["allService"]["nodes"];
}

/** Page footer with the agency's profile, site links, contact details, the newsletter field and legal links. */
export const Footer = memo(function Footer({ organization, footer, services }: FooterProps) {
  const { name, tagline, email, phone, social, newsletter, copyright } = organization;
  const contact = [
    { label: email, to: `mailto:${email}` },
    { label: phone, to: telephoneLink(phone) },
  ];
  return (
    <footer
      css={{
        paddingBlock: `${space.xxl} ${space.l}`,
        borderTop: line.strong,
        fontSize: fontSize.small,
      }}
    >
      <Container>
        <div
          css={{
            ...stack(space.xl),
            // Keeps the two link lists side by side, even on phones.
            gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr)",
            columnGap: space.m,
            [media.narrow]: { "& > :nth-of-type(3n + 1)": { gridColumn: "1 / -1" } },
            [media.wide]: { gridTemplateColumns: "4fr 3fr 2fr 4fr", columnGap: space.xl },
          }}
        >
          <div css={stack(space.m)}>
            <Link to="/" aria-label={name} css={{ justifySelf: "start", textDecoration: "none" }}>
              <Logo name={name} />
            </Link>
            <p css={{ maxWidth: "32ch", color: color.muted }}>{tagline}</p>
            <SocialLinks label={footer.socialLabel} profiles={social} />
          </div>
          <FooterLinks heading={footer.servicesHeading} links={services} />
          <FooterLinks heading={footer.companyHeading} links={footer.companyLinks} />
          <div css={stack(space.l)}>
            <FooterLinks heading={footer.contactHeading} links={contact} />
            <Newsletter {...newsletter} />
          </div>
        </div>
        <div
          css={{
            ...row(`${space.xs} ${space.l}`),
            alignItems: "center",
            justifyContent: "space-between",
            marginBlockStart: space.xxl,
            paddingBlockStart: space.m,
            borderTop: line.fine,
          }}
        >
          <p css={label}>{copyright}</p>
          <LinkList
            links={footer.legalLinks}
            linkCss={{
              ...label,
              ...target,
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

const FooterLinks = ({ heading, links }: { heading: string; links: readonly LinkItem[] }) => (
  <div>
    <h2 css={{ ...label, fontWeight: 400 }}>{heading}</h2>
    <LinkList
      links={links}
      linkCss={{
        ...target,
        minHeight: "2.25rem",
        color: color.ink,
        textDecoration: "none",
        "&:hover": { color: color.accent, textDecoration: "underline" },
      }}
    />
  </div>
);
