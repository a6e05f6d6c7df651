import { drawIllustration } from "../../content/illustrations/draw-illustration";
import { shareImageSize } from "../../seo/site-images";
import { palette } from "../../styles/color-schemes";
import { strokesFor, tallyField } from "../../styles/tally";
import { drawLogo } from "../../ui/tally/draw-logo";
import { type PublishedPage } from "../site/published-pages";

const colors = {
  ink: palette["--ink"].light,
  accent: palette["--accent"].light,
  paper: palette["--paper"].light,
  muted: palette["--muted"].light,
  bar: palette["--bar"].light,
};
const margin = 72;
const illustrationWidth = 372;
const small = { fontSize: 30, color: colors.muted } as const;
const band = { width: 1056, height: 112 } as const;
const cell = { width: 50, height: 56 } as const;

/** Returns the number of tally groups per row, and the largest scale at which all groups fit. */
function fitTallies(groups: number): { readonly inRow: number; readonly scale: number } {
  let best = { inRow: groups, scale: 0 };
  for (let rows = 1; rows <= 12; rows += 1) {
    const inRow = Math.ceil(groups / rows);
    const scale = Math.min(1, band.width / (inRow * cell.width), band.height / (rows * cell.height));
    if (scale > best.scale) best = { inRow, scale };
  }
  return best;
}

function fitTallyField(count: number) {
  const { inRow, scale } = fitTallies(Math.ceil(count / 5));
  const paths = tallyField(count, inRow, cell);
  return { ...paths, viewBox: `0 0 ${band.width / scale} ${band.height / scale}` };
}

/** Draws the logo with fixed colors, because the renderer, satori, doesn't support CSS variables. */
const logo = (name: string) => (
  <div style={{ display: "flex", alignItems: "center", fontSize: 44 }}>
    {drawLogo(56, colors.ink, colors.accent)}
    <div style={{ marginLeft: 16 }}>{name}</div>
  </div>
);

/**
 * Returns a page's share image for satori. It contains no components, so that `share-images.ts` can serialize
 * it.
 */
export function shareCard(page: PublishedPage, name: string) {
  // Draw one stroke for each item that a report studied. On other pages, draw a single group of five.
  const field = fitTallyField(strokesFor(page.facts?.[0] ?? "") || 5);
  const illustration = drawIllustration(page.illustration ?? "", colors, illustrationWidth);
  return (
    <div
      style={{
        ...shareImageSize,
        display: "flex",
        flexDirection: "column",
        backgroundColor: colors.paper,
        color: colors.ink,
        fontFamily: "Display",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flexGrow: 1,
          justifyContent: "space-between",
          paddingTop: 48,
          paddingBottom: 36,
          paddingLeft: margin,
          paddingRight: illustration ? margin + illustrationWidth + 40 : margin,
        }}
      >
        {illustration && (
          <div style={{ display: "flex", position: "absolute", top: 43, right: margin }}>{illustration}</div>
        )}
        <div style={{ display: "flex", justifyContent: "space-between", alignItems: "center" }}>
          {logo(name)}
          <div style={{ ...small, color: colors.accent }}>{illustration ? "" : (page.label ?? "")}</div>
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div
            style={{
              // These font sizes keep titles within three lines.
              fontSize: illustration === undefined ? (page.title.length > 36 ? 88 : 104) : 80,
              lineHeight: 1.02,
              letterSpacing: "-0.02em",
              textWrap: "balance",
            }}
          >
            {page.title}
          </div>
          <div style={{ ...small, marginTop: 20 }}>{page.facts?.join(", ") ?? ""}</div>
        </div>
      </div>
      <div style={{ height: 4, backgroundColor: colors.ink }} />
      <div style={{ display: "flex", padding: 28, paddingLeft: margin, backgroundColor: colors.bar }}>
        <svg viewBox={field.viewBox} {...band} fill="none" strokeLinecap="round">
          <path d={field.upright} stroke={colors.ink} strokeWidth="3.5" />
          <path d={field.across} stroke={colors.accent} strokeWidth="3.5" />
        </svg>
      </div>
    </div>
  );
}
