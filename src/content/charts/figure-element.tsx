/** @jsxImportSource react */
import { type ReactElement, useContext } from "react";
import { type Figure } from "../model/figure";
import { drawBars } from "./draw-bars";
import { drawLedger } from "./draw-ledger";
import { drawTally } from "./draw-tally";
import { tabulate } from "./figure-data";
import { figureAnchor, FiguresContext } from "./figures-context";
import { keepFormulas } from "./format-number";
import { Table } from "./table";

const drawings: Readonly<Record<Figure["kind"], (figure: Figure) => ReactElement>> = {
  tally: drawTally,
  bars: drawBars,
  table: drawLedger,
};

/** Shows one of the report's figures, with its table, files, and code to copy. */
export function FigureElement({ id }: { readonly id: string }) {
  const { figures, path } = useContext(FiguresContext);
  const index = figures.findIndex((figure) => figure.id === id);
  const figure = figures[index];
  // The content check reports an unknown figure. Only an unfinished draft can have one.
  if (figure === undefined) return null;
  const { kind, title, unit, source, description } = figure;
  const drawing = drawings[kind](figure);
  const anchor = figureAnchor(id);
  return (
    <figure className="chart" id={anchor}>
      <figcaption>
        <a href={`#${anchor}`}>{`Figure ${index + 1}`}</a>
        <span className="chart-title">{title}</span>
        {unit !== undefined && <span className="chart-unit">{unit}</span>}
      </figcaption>
      {kind === "table" ? (
        drawing
      ) : (
        <div role="img" aria-label={description ?? title}>
          {drawing}
        </div>
      )}
      <div className="chart-footer">
        <p>Source: {keepFormulas(source)}</p>
        {kind !== "table" && (
          <details>
            <summary>Table</summary>
            <FigureTable figure={figure} />
          </details>
        )}
        {/* When a visitor opens this element, `browser/figures.ts` fills in the code to copy. */}
        <details>
          <summary>Use this figure</summary>
          {["csv", "svg", "png"].map((type) => (
            <a key={type} href={`${path}/${id}.${type}`} download="">
              {type.toUpperCase()}
            </a>
          ))}
          <div className="chart-copy">
            {["Copy link", "Copy embed code"].map((label) => (
              <span key={label}>
                <button type="button" data-copy="">
                  {label}
                </button>
                <span role="status" />
              </span>
            ))}
            <p />
          </div>
        </details>
      </div>
    </figure>
  );
}

function FigureTable({ figure }: { readonly figure: Figure }) {
  const [header = [], ...rows] = tabulate(figure);
  const align = (cell: string | number) => (typeof cell === "number" ? { className: "align-right" } : {});
  return (
    <Table>
      <thead>
        <tr>
          {header.map((column, index) => (
            <th key={column} scope="col" {...align(rows[0]?.[index] ?? "")}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={header[index + 1]} {...align(cell)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
