import { type ReactNode } from "react";
import { lead as leadStyle } from "../styles/mixins";
import { media, space } from "../styles/tokens";
import { Container } from "./container";

interface PageHeaderProps {
  readonly title: string;
  readonly lead: string;
  /** A picture beside the words on wide windows, below them on others. */
  readonly cover?: ReactNode;
  readonly children?: ReactNode;
}

/** The top of an inner page: main heading, lead, and actions. */
export const PageHeader = ({ title, lead, cover, children }: PageHeaderProps) => (
  <header css={{ paddingBlockStart: space.section }}>
    <Container
      css={
        cover !== undefined && {
          display: "grid",
          gap: space.xl,
          [media.wide]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)" },
        }
      }
    >
      <div>
        <h1 css={{ maxWidth: "18ch" }}>{title}</h1>
        <p css={{ ...leadStyle, marginBlockStart: space.l }}>{lead}</p>
        {children}
      </div>
      {cover}
    </Container>
  </header>
);
