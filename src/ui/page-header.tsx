import { type ReactNode } from "react";
import { color, fontSize, size, space } from "../styles/tokens";
import { Container } from "./container";

/** The top of an inner page: main heading, lead, and actions. */
export function PageHeader({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <header css={{ paddingBlockStart: space.section }}>
      <Container>
        <h1 css={{ maxWidth: "18ch" }}>{title}</h1>
        <p
          css={{
            marginBlockStart: space.l,
            maxWidth: size.measure,
            fontSize: fontSize.lead,
            lineHeight: 1.45,
            color: color.muted,
          }}
        >
          {lead}
        </p>
        {children}
      </Container>
    </header>
  );
}
