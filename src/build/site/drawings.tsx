/** @jsxImportSource react */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawingsPath } from "../../addresses";
import { illustrationNames } from "../../content/illustrations/illustration-names";
import { readShapes } from "../../content/illustrations/illustrations";
import { writeIfChanged } from "../../files";
import { iconDrawings, networkLogos } from "../../ui/icon/icon-drawings";

/**
 * Writes drawings that pages show with `<use>`, which sets colors and line styles. Git ignores the file.
 *
 * @param wordmark - SVG path data that draws the agency's name.
 */
export function writeDrawings(wordmark: string, file = `static${drawingsPath}`): void {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      <path id="name" d={wordmark} />
      {Object.entries(networkLogos).map(([network, path]) => (
        <path key={network} id={`network-${network}`} d={path} />
      ))}
      {Object.entries(iconDrawings).map(([name, drawing]) => (
        <g key={name} id={name}>
          {drawing.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
        </g>
      ))}
      {illustrationNames.map((name) => (
        <g
          key={name}
          id={`card-${name}`}
          dangerouslySetInnerHTML={{ __html: readShapes("card-icons", name) }}
        />
      ))}
    </svg>,
  );
  writeIfChanged(file, `${svg}\n`);
}
