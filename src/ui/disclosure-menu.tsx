import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { type ReactNode, useRef } from "react";
import { color, motion, radius, size, space } from "../styles/tokens";
import { LineIcon } from "./icon/line-icon";
import { useDismissable } from "./use-dismissable";

/** A button that opens a panel of links below it. Opens without scripts; see {@link useDismissable}. */
export function DisclosureMenu({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissable(ref);
  return (
    <details ref={ref} name="site-menu" className={className}>
      <summary
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
          "& svg": { transition: `transform ${motion.quick}` },
          "details[open] > & svg": { transform: "rotate(180deg)" },
        }}
      >
        {label}
        <LineIcon drawing={ChevronDown} extent="1rem" />
      </summary>
      {children}
    </details>
  );
}
