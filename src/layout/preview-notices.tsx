import { type ReactNode } from "react";
import { Bullets } from "../ui/bullets";
import { Container } from "../ui/page";
import { stack } from "../styles/mixins";
import { border, color, radius, space } from "../styles/tokens";

/** Only previews and development servers show drafts and their problems. */
export const DraftProblems = ({ problems }: { problems: readonly string[] }) => (
  <Notice title="This draft is unfinished. Before you publish it, correct:">
    <Bullets items={problems} />
  </Notice>
);

export const ScheduledNotice = ({ day }: { day: string }) => (
  <Notice title={`The public site shows this report from ${day} on.`} />
);

const Notice = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Container css={{ paddingBlockStart: space.l }}>
    <aside
      aria-label={title}
      css={{
        ...stack(space.s),
        padding: space.l,
        border: border.strong,
        borderColor: color.danger,
        borderRadius: radius.control,
      }}
    >
      <strong>{title}</strong>
      {children}
    </aside>
  </Container>
);
