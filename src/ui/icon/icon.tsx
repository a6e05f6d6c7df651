import { drawingAddress } from "../../addresses";
import { color, size as sizes } from "../../styles/tokens";

interface IconProps {
  /** A name in `icon-names.ts`. */
  readonly name: string;
  readonly size?: string;
  readonly strokeWidth?: number;
  readonly className?: string;
}

/** Loads the drawing from a file. Inline drawings would add 1 KB to the home page's compressed HTML. */
export const Icon = ({ name, size = sizes.icon, strokeWidth = 1.5, ...props }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    css={{ flex: "none", color: color.accent }}
    {...props}
  >
    <use href={drawingAddress(name)} />
  </svg>
);
