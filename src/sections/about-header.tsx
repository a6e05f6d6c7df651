import { type ReactNode } from "react";
import { lead as leadStyle, stack, twoColumns } from "../styles/mixins";
import { border, color, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { keepHyphenatedTogether } from "../ui/hyphenated-words";
import { Sketch } from "../ui/illustration";
import { type LinkItem } from "../ui/link";
import { Container } from "../ui/page";

interface AboutHeaderProps {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly LinkItem[];
  readonly children: ReactNode;
}

export const AboutHeader = ({ title, lead, actions, children }: AboutHeaderProps) => (
  <header css={{ paddingBlockStart: space.section }}>
    <Container>
      <div css={{ ...stack(space.xl), ...twoColumns(6, 6, space.xl) }}>
        <div>
          <h1>{keepHyphenatedTogether(title)}</h1>
          <p css={{ ...leadStyle, marginBlockStart: space.l }}>{keepHyphenatedTogether(lead)}</p>
          <Actions links={actions} />
        </div>
        {children}
      </div>
    </Container>
  </header>
);

export const SketchSheet = ({ svg }: { svg: string }) => (
  <Sketch
    svg={svg}
    css={{
      padding: space.l,
      borderBlock: border.strong,
      // Draws an odd number of stripes, so that the first and last stripes are the same color.
      background: `repeating-linear-gradient(${color.bar} 0 calc(100% / 9), transparent 0 calc(200% / 9))`,
    }}
  />
);
