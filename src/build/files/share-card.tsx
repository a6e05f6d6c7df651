import { readLightPicture } from "../../content/illustrations/illustrations";
import { shareImageSize } from "../../seo/site-images";
import { strokesFor } from "../../styles/tally";
import { drawLogo } from "../../ui/tally/draw-logo";
import { type PublishedPage } from "../site/published-pages";
import { shareColors as colors, tallySheet } from "./tally-sheet";

const { width } = shareImageSize;
const margin = 72;
const small = { fontSize: 30, lineHeight: 1.2, color: colors.muted } as const;
const ruled = { borderTopWidth: 4, borderTopStyle: "solid", borderTopColor: colors.ink } as const;
const tight = { lineHeight: 1, letterSpacing: "-0.02em" } as const;
/** Including the stripes on both sides, a service's cover is 1,092 units wide and 320 units high. */
const coverHeight = (width / 1092) * 320;

const logo = (name: string) => (
  <div style={{ display: "flex", alignItems: "center", fontSize: 44 }}>
    {drawLogo(56, colors.ink, colors.accent)}
    <div style={{ marginLeft: 16 }}>{name}</div>
  </div>
);

const title = (text: string, fontSize: number, lineHeight = 1.02) => (
  <div style={{ ...tight, fontSize, lineHeight, textWrap: "balance" }}>{text}</div>
);

const keyFigure = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <div style={{ display: "flex", alignItems: "flex-end" }}>
    <div style={{ ...tight, lineHeight: 0.8, fontSize: 200, color: colors.accent, flexShrink: 0 }}>
      {value}
    </div>
    <div style={{ fontSize: 44, lineHeight: 1.1, marginLeft: 36, maxWidth: 500, textWrap: "balance" }}>
      {label}
    </div>
  </div>
);

/**
 * A report's picture has one stroke for each item that the study examined. A service's picture is its cover
 * illustration.
 */
function compose(page: PublishedPage) {
  const cover = readLightPicture("covers", page.illustration ?? "");
  if (cover !== "") {
    const wide = cover.replace('viewBox="0 0 960 320"', 'viewBox="-66 0 1092 320"');
    const source = `data:image/svg+xml,${encodeURIComponent(wide)}`;
    const picture = <img alt="" src={source} width={width} height={coverHeight} />;
    return { text: title(page.title, 72, 0.95), picture, height: coverHeight };
  }
  if (page.keyFigure === undefined) {
    return {
      text: title(page.title, page.title.length > 28 ? 96 : 128),
      picture: tallySheet(25, 190),
      height: 190,
    };
  }
  const text = (
    <div style={{ display: "flex", flexDirection: "column" }}>
      {keyFigure(page.keyFigure)}
      <div style={{ display: "flex", height: 28 }} />
      <div style={{ ...tight, fontSize: 44, lineHeight: 1.1 }}>{page.title}</div>
      <div style={{ ...small, fontSize: 26, marginTop: 12 }}>{page.facts?.join(", ") ?? ""}</div>
    </div>
  );
  return { text, picture: tallySheet(strokesFor(page.facts?.[0] ?? "") || 25, 140), height: 140 };
}

/** Returns a layout for satori, without React components, so that `update-pictures.ts` can serialize it. */
export function shareCard(page: PublishedPage, name: string) {
  const { text, picture, height } = compose(page);
  return (
    <div
      style={{
        ...shareImageSize,
        display: "flex",
        flexDirection: "column",
        backgroundColor: colors.paper,
        color: colors.ink,
        fontFamily: "Display",
        // Bold is for fallback fonts, which draw characters that the headline font lacks.
        fontWeight: 700,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          height: shareImageSize.height - height,
          justifyContent: "space-between",
          paddingTop: 40,
          paddingBottom: 32,
          paddingLeft: margin,
          paddingRight: margin,
        }}
      >
        <div style={{ display: "flex", justifyContent: "space-between", alignItems: "center" }}>
          {logo(name)}
          <div style={{ ...small, color: colors.accent }}>{page.label ?? ""}</div>
        </div>
        {text}
      </div>
      <div style={{ display: "flex", height, ...ruled }}>{picture}</div>
    </div>
  );
}
