import { addressOf } from "../../addresses";
import { formatCsv, tabulate } from "../../content/charts/figure-data";
import { figureAnchor } from "../../content/charts/figures-context";
import { keepFormulas } from "../../content/charts/format-number";
import { readEntries } from "../../content/files/read-content";
import { type Figure } from "../../content/model/figure";
import { report } from "../../content/model/kinds/report";
import { type SiteFacts } from "../site/site-facts";
import { shortenPath } from "../site/wordmark";
import { figureCard, figureWidth } from "./figure-card";
import { convertToPng, loadRenderer } from "./render-picture";
import { type PictureCache, updatePictures } from "./update-pictures";

interface PublishedFigure {
  readonly figure: Figure;
  /** Address of the report's page, which is also the folder of the figure's files. */
  readonly page: string;
}

/** Returns the figures of published reports. */
export const readPublishedFigures = (content = "content"): readonly PublishedFigure[] =>
  readEntries(report, content).flatMap(({ slug, data }) =>
    data.figures.map((figure) => ({ figure, page: `/research/${slug}` })),
  );

/** Updates the CSV, SVG, and PNG files of figures. Returns the number of figures drawn. */
export function writeFigures(
  figures: readonly PublishedFigure[],
  facts: Pick<SiteFacts, "siteUrl" | "name" | "license">,
  site: string,
  cache: PictureCache,
): Promise<number> {
  const render = loadRenderer();
  const pictures = figures.map(({ figure, page }) => {
    const { id, title, unit = "", description = "" } = figure;
    const url = addressOf(facts.siteUrl, `${page}#${figureAnchor(id)}`);
    const source = `Source: ${keepFormulas(figure.source)}`;
    const card = figureCard(figure, { ...facts, source, address: url.replace(/^\w+:\/\//, "") });
    const csv = formatCsv(tabulate(figure));
    const texts = { title, desc: description, metadata: [unit, source, facts.license, url].join("\n") };
    const draw = async () => {
      const svg = describe(flatten(await render(card, { width: figureWidth })), texts);
      return [csv, svg, await convertToPng(svg)];
    };
    const file = `${page}/${id}`;
    return {
      paths: [`${file}.csv`, `${file}.svg`, `${file}.png`] as const,
      content: { card, csv, texts },
      draw,
    };
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
    if (text === "") return "";
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return `<${name}>${escaped}</${name}>`;
  });
  return svg.replace(
    /<svg([^>]*)>/,
    (_, attributes: string) => `<svg role="img"${attributes}>${elements.join("")}`,
  );
}
