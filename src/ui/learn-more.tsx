import { fullSizeTarget, visuallyHidden } from "../styles/mixins";
import { Link } from "./link";

interface LearnMoreProps {
  readonly to: string;
  readonly label: string;
  readonly name: string;
}

export const LearnMore = ({ to, label, name }: LearnMoreProps) => (
  <Link to={to} css={{ ...fullSizeTarget, fontWeight: 600 }}>
    <span>{label}</span>
    {/* Search engines read this visually hidden text, but not an `aria-label`. */}
    <span css={visuallyHidden}>: {name}</span>
  </Link>
);
