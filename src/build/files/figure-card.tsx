import { type Figure } from "../../content/model/figure";
import { drawLogo } from "../../ui/tally/draw-logo";
import { figureDrawings } from "./figure-drawings";
import { column, display, row, rule } from "./figure-layout";
import { shareColors as colors } from "./tally-sheet";

/** Width of a figure's SVG and PNG files, in pixels. */
export const figureWidth = 1200;

type CardTexts = Readonly<Record<"source" | "license" | "address" | "name", string>>;

const frame = {
  ...column,
  width: figureWidth,
  padding: 56,
  boxSizing: "border-box",
  backgroundColor: colors.paper,
  color: colors.ink,
  fontFamily: "Text",
  fontSize: 28,
  lineHeight: 1.3,
  wordBreak: "break-word",
} as const;

const headline = { ...display, fontSize: 48, lineHeight: 1.12, textWrap: "balance" } as const;
const logo = {
  ...row,
  flexShrink: 0,
  alignItems: "center",
  fontFamily: "Display",
  fontSize: 36,
  color: colors.ink,
} as const;

/** Returns a layout for satori, without React components, so that `update-pictures.ts` can serialize it. */
export function figureCard(figure: Figure, { source, license, address, name }: CardTexts) {
  return (
    <div style={frame}>
      {rule(3, colors.ink)}
      <div style={{ ...headline, paddingTop: 26 }}>{figure.title}</div>
      <div style={{ paddingTop: 8, color: colors.muted }}>{figure.unit ?? ""}</div>
      <div style={{ ...column, paddingTop: 36, paddingBottom: 44 }}>
        {figureDrawings[figure.kind](figure)}
      </div>
      {rule(2, colors.ink)}
      <div style={{ ...column, paddingTop: 20, gap: 4, fontSize: 22, color: colors.muted }}>
        <div>{source}</div>
        <div style={{ ...row, gap: 40, alignItems: "flex-end", justifyContent: "space-between" }}>
          <div style={{ ...column, flexShrink: 1, gap: 4 }}>
            <div>{license}</div>
            <div style={{ fontSize: 20, color: colors.accent }}>{address}</div>
          </div>
          <div style={logo}>
            {drawLogo(44, colors.ink, colors.accent)}
            <div style={{ marginLeft: 12 }}>{name}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
