import { type ReactNode, useEffect, useRef } from "react";
import { color, motion, radius, size, space } from "../styles/tokens";
import { Icon } from "./icon/icon";

interface DisclosureMenuProps {
  readonly label: string;
  /** True if the current page belongs to a part of the site that the menu links to. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
}

export const DisclosureMenu = ({ label, isCurrent, children, className }: DisclosureMenuProps) => (
  <details ref={useDismissable()} name="site-menu" className={className}>
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

/** Closes the menu as in WAI-ARIA's disclosure navigation pattern, and also on `popstate`. */
function useDismissable() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (details === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => details.removeAttribute("open");
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.open) return;
      const hadFocus = details.contains(document.activeElement);
      close();
      if (hadFocus) details.querySelector("summary")?.focus();
    };
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) close();
    };
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    details.addEventListener("click", closeOnLink, { signal });
    window.addEventListener("popstate", close, { signal });
    return () => listening.abort();
  }, []);
  return ref;
}
