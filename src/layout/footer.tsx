import { memo } from "react";
import { telephoneLink } from "../addresses";
import { label } from "../styles/mixins";
import { color, fontSize, media, size, space } from "../styles/tokens";
import { Container } from "../ui/container";
import { Link } from "../ui/link";
import { Logo } from "../ui/tally/logo";
import { FooterLinks } from "./footer-links";
import { Newsletter } from "./newsletter";
import { SocialLinks } from "./social-links";
import { type SiteData } from "./use-site-data";

interface FooterProps {
  readonly organisation: NonNullable<SiteData["organisation"]>;
  readonly footer: NonNullable<SiteData["navigation"]>["footer"];
  readonly services: SiteData["allService"]["nodes"];
}

/** The footer of every page: who we are, where everything is, how to reach us, the legal pages. */
export const Footer = memo(function Footer({ organisation, footer, services }: FooterProps) {
  const { name, tagline, email, phone, social, newsletter, copyright } = organisation;
  return (
    <footer
      css={{
        marginBlockStart: space.section,
        paddingBlock: `${space.xxl} ${space.l}`,
        borderTop: `${size.line} solid ${color.ink}`,
        fontSize: fontSize.small,
        [media.print]: { display: "none" },
      }}
    >
      <Container>
        <div
          css={{
            display: "grid",
            gap: space.xl,
            [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
            [media.wide]: { gridTemplateColumns: "4fr 3fr 2fr 4fr", columnGap: space.xl },
          }}
        >
          <div css={{ display: "grid", gap: space.m, alignContent: "start" }}>
            <Link to="/" aria-label={name} css={{ justifySelf: "start", textDecoration: "none" }}>
              <Logo name={name} />
            </Link>
            <p css={{ maxWidth: "32ch", color: color.muted }}>{tagline}</p>
            <SocialLinks label={footer.socialLabel} profiles={social} />
          </div>
          <FooterLinks
            heading={footer.servicesHeading}
            links={services.map((service) => ({ label: service.name, to: service.path }))}
          />
          <FooterLinks heading={footer.companyHeading} links={footer.companyLinks} />
          <div css={{ display: "grid", gap: space.l, alignContent: "start" }}>
            <FooterLinks
              heading={footer.contactHeading}
              links={[
                { label: email, to: `mailto:${email}` },
                { label: phone, to: telephoneLink(phone) },
              ]}
            />
            <Newsletter {...newsletter} />
          </div>
        </div>
        <div
          css={{
            display: "flex",
            flexWrap: "wrap",
            justifyContent: "space-between",
            gap: `${space.xs} ${space.l}`,
            marginBlockStart: space.xxl,
            paddingBlockStart: space.m,
            borderTop: `${size.hairline} solid ${color.rule}`,
          }}
        >
          <p css={label}>{copyright}</p>
          <ul role="list" css={{ display: "flex", flexWrap: "wrap", gap: `0 ${space.l}` }}>
            {footer.legalLinks.map(({ label: words, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  css={{
                    ...label,
                    display: "inline-flex",
                    alignItems: "center",
                    minHeight: size.icon,
                    "&:hover": { color: color.accent },
                  }}
                >
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
});
