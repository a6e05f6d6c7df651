import { type ReactNode } from "react";
import { space } from "../styles/tokens";
import { Container } from "./container";

/** Content that follows a page's header without a heading of its own. */
export function Block({ children }: { children: ReactNode }) {
  return <Container css={{ paddingBlockStart: space.xxl }}>{children}</Container>;
}
