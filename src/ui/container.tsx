import { type ReactNode } from "react";
import { size } from "../styles/tokens";

/** The width of the page with its gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={className}
      css={{ width: "100%", maxWidth: size.page, marginInline: "auto", paddingInline: size.gutter }}
    >
      {children}
    </div>
  );
}
