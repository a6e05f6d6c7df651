import { type ReactNode } from "react";
import { size, space } from "../styles/tokens";

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

/** Content that follows a page's header without a heading of its own. */
export function Block({ children }: { children: ReactNode }) {
  return <Container css={{ paddingBlockStart: space.xxl }}>{children}</Container>;
}
