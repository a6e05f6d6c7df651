import { memo } from "react";
import { telephoneLink } from "../addresses";
import { label, row, stack, touchTarget } from "../styles/mixins";
import { color, fontSize, border, media, size, space } from "../styles/tokens";
import { Container } from "../ui/page";
import { Link, LinkList, type LinkItem } from "../ui/link";
import { Logo } from "../ui/tally/logo";
import { Newsletter } from "./newsletter";
import { SocialLinks } from "./social-links";
import { type LayoutData } from "./layout-data";

interface FooterProps {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly organization: NonNullable<LayoutData["organization"]>;
  readonly footer: NonNullable<LayoutData["navigation"]>["footer"];
  readonly services: LayoutData["allService"]["nodes"];
}

export const Footer = memo(function Footer({ organization, footer, ...rest }: FooterProps) {
  const { name, email, phone, services } = rest;
  const { tagline, social, newsletter, copyright } = organization;
  const contactLinks = [
    { label: email, to: `mailto:${email}` },
    { label: phone, to: telephoneLink(phone) },
  ];
  return (
    <footer
      css={{
        paddingBlock: `${space.xxl} ${space.l}`,
        borderTop: border.strong,
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
            <FooterLinks heading={footer.contactHeading} links={contactLinks} />
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
            borderTop: border.fine,
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

const FooterLinks = ({ heading, links }: { heading: string; links: readonly LinkItem[] }) => (
  <div>
    <h2 css={{ ...label, fontWeight: 400 }}>{heading}</h2>
    <LinkList
      links={links}
      linkCss={{
        ...touchTarget,
        minHeight: "2.25rem",
        color: color.ink,
        textDecoration: "none",
        "&:hover": { color: color.accent, textDecoration: "underline" },
      }}
    />
  </div>
);
