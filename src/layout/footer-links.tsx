import { label } from "../styles/mixins";
import { color } from "../styles/tokens";
import { Link } from "../ui/link";

/** A titled list of links in the footer. */
export function FooterLinks({
  heading,
  links,
}: {
  heading: string;
  links: readonly { label: string; to: string }[];
}) {
  return (
    <div>
      <h2 css={{ ...label, fontWeight: 400, letterSpacing: label.letterSpacing }}>{heading}</h2>
      <ul role="list">
        {links.map(({ label: words, to }) => (
          <li key={to}>
            <Link
              to={to}
              css={{
                display: "inline-flex",
                alignItems: "center",
                minHeight: "2.25rem",
                color: color.ink,
                textDecoration: "none",
                "&:hover": { color: color.accent, textDecoration: "underline" },
              }}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
