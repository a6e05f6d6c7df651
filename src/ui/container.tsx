import { type ReactNode } from "react";
import { size, space } from "../styles/tokens";

/** The width of the page with its gutters. */
export const Container = (props: { children: ReactNode; className?: string }) => (
  <div
    {...props}
    css={{ width: "100%", maxWidth: size.page, marginInline: "auto", paddingInline: size.gutter }}
  />
);

/** Content that follows a page's header without a heading of its own. */
export const Block = ({ children }: { children: ReactNode }) => (
  <Container css={{ paddingBlockStart: space.xxl }}>{children}</Container>
);
