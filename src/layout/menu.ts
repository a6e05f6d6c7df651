import { type CSSObject } from "@emotion/react";
import { use } from "react";
import { touchTarget } from "../styles/mixins";
import { color, radius, size, space } from "../styles/tokens";
import { CurrentPath } from "../ui/link";
import { type LayoutData } from "./layout-data";

export interface MenuData {
  readonly navigation: NonNullable<LayoutData["navigation"]>;
  readonly services: LayoutData["allService"]["nodes"];
}

/** Returns a function that checks whether a path is in the same part of the site as the current page. */
export function useIsCurrent(services: MenuData["services"]) {
  const path = use(CurrentPath);
  // A service's page may be outside `/services`.
  const isService = services.some(({ to }) => to === path);
  const current = isService ? "services" : path.split("/")[1];
  return (to: string) => to.split("/")[1] === current;
}

/** Accessible name of both versions of the menu. Browsers display only one of them. */
export const menuName = "Main";

export const menuLink = {
  ...touchTarget,
  display: "flex",
  paddingInline: space.s,
  borderRadius: radius.control,
  color: color.ink,
  fontWeight: 500,
  textDecoration: "none",
  "&:hover": { color: color.accent },
  // Keeps the focus ring inside the link, because there's no gap between links.
  "&:focus-visible": { outlineOffset: `-${size.line}` },
} satisfies CSSObject;

export const menuPanel = {
  position: "absolute",
  insetBlockStart: "100%",
  backgroundColor: color.surface,
} satisfies CSSObject;
