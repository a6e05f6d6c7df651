import { Bullets } from "../ui/bullets";
import { Container } from "../ui/page";
import { stack } from "../styles/mixins";
import { border, color, radius, space } from "../styles/tokens";

/** Only previews and development servers show drafts and their problems. */
export const DraftProblems = ({ problems }: { problems: readonly string[] }) => (
  <Container css={{ paddingBlockStart: space.l }}>
    <aside
      aria-labelledby={headingId}
      css={{
        ...stack(space.s),
        padding: space.l,
        border: border.strong,
        borderColor: color.danger,
        borderRadius: radius.control,
      }}
    >
      <strong id={headingId}>This draft is unfinished. Before you publish it, correct:</strong>
      <Bullets items={problems} />
    </aside>
  </Container>
);

const headingId = "draft-problems";
