import { type ReactNode } from "react";
import { color, motion, radius, size, space } from "../styles/tokens";
import { Icon } from "./icon/icon";

interface DisclosureMenuProps {
  readonly label: string;
  /** True if the current page belongs to a part of the site that the menu links to. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
}

/** `browser/menus.ts` closes open menus. */
export const DisclosureMenu = ({ label, isCurrent, children, className }: DisclosureMenuProps) => (
  <details name="site-menu" className={className}>
    <summary
      aria-current={isCurrent ? "true" : undefined}
      css={{
        display: "flex",
        alignItems: "center",
        gap: space.xxs,
        minHeight: size.target,
        paddingInline: space.s,
        borderRadius: radius.control,
        fontWeight: 500,
        cursor: "pointer",
        listStyle: "none",
        transition: `color ${motion.quick}`,
        "&::-webkit-details-marker": { display: "none" },
        "&:hover": { color: color.accent },
        "&:focus-visible": { outlineOffset: `-${size.line}` },
        "& svg": { transition: `transform ${motion.quick}` },
        "details[open] > & svg": { transform: "rotate(180deg)" },
      }}
    >
      {label}
      <Icon name="chevron-down" strokeWidth={2} size="1rem" />
    </summary>
    {children}
  </details>
);
