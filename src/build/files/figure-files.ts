import { type BuildArgs } from "gatsby";
import { addressOf } from "../../addresses";
import { type Figure } from "../../content/charts/read-figure";
import { kinds } from "../../content/model/kinds";
import { type SiteFacts } from "../site/site-facts";
import { shortenPath } from "../site/wordmark";
import { figureCard, figureWidth } from "./figure-card";
import { convertToPng, loadRenderer } from "./render-picture";
import { type PictureCache, updatePictures } from "./update-pictures";

/** Returns the charts that `compileBody` found in published reports. */
export const readFigures = ({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): readonly Figure[] =>
  kinds
    .filter(({ hasData }) => hasData)
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `createContentNode` stores this type.
    .flatMap(({ type }) => getNodesByType(type).flatMap(({ figures }) => figures as readonly Figure[]));

/** Updates the SVG and PNG files next to each figure's CSV file. Returns the number of figures drawn. */
export function writeFigures(
  figures: readonly Figure[],
  facts: Pick<SiteFacts, "siteUrl" | "name" | "license">,
  site: string,
  cache: PictureCache,
): Promise<number> {
  const render = loadRenderer();
  const pictures = figures.map(({ kind, input, title, source, address, file }) => {
    const url = addressOf(facts.siteUrl, address);
    const card = figureCard(kind, input, { ...facts, title, source, address: url.replace(/^\w+:\/\//, "") });
    const texts = {
      title,
      desc: input.description,
      metadata: [input.unit, source, facts.license, url].join("\n"),
    };
    const draw = async () => {
      const svg = describe(flatten(await render(card, { width: figureWidth })), texts);
      return [svg, await convertToPng(svg)];
    };
    return { paths: [`${file}.svg`, `${file}.png`] as const, content: { card, texts }, draw };
  });
  return updatePictures({ site, folder: "/research", cache }, pictures);
}

/** Number of grid steps per pixel. The coordinates of letters are rounded to these steps. */
const grid = 5;

/** Shrinks satori's SVG to a third, and inlines embedded SVG images, which some programs don't show. */
const flatten = (svg: string): string =>
  svg
    .replaceAll(/<path fill="([^"]*)" d="([^"]*)"/g, (_, fill: string, letters: string) => {
      return `<path transform="scale(${1 / grid})" fill="${fill}" d="${shortenPath(letters, grid)}"`;
    })
    .replaceAll(
      /<image( x="[^"]*" y="[^"]*")[^>]*? href="data:image\/svg\+xml;utf8,([^"]*)"[^>]*>/g,
      (_, position: string, image: string) =>
        decodeURIComponent(image).replace("<svg", `<svg${position} overflow="visible"`),
    );

/** Adds text for screen readers and other programs, because the picture's letters are drawn as paths. */
function describe(svg: string, texts: Readonly<Record<string, string>>): string {
  const elements = Object.entries(texts).map(([name, text]) => {
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return `<${name}>${escaped}</${name}>`;
  });
  return svg.replace(
    /<svg([^>]*)>/,
    (_, attributes: string) => `<svg role="img"${attributes}>${elements.join("")}`,
  );
}
