import { type ValueOf } from "./field";
import { choice, decimal, group, line, list, matching, optional } from "./fields";
import { namePattern, nameWords } from "./names";

/** Rejects text that spreadsheets would run as a formula. A unit may start with +%, which they show as text. */
const formula = /^(?![=@\t]|[+-](?!%))/;

const cell = (description: string, max?: number, label?: string) =>
  matching(
    line(description, max, label),
    formula,
    "starts with a character that makes spreadsheets run the text as a formula: start with a letter or a digit",
  );

export const figureKinds = ["tally", "bars", "table"] as const;

export const figure = group({
  id: matching(
    line("Part of the figure's address and of the name of its files, such as devices.", 60, "Name"),
    namePattern,
    `isn't made of ${nameWords}`,
  ),
  kind: choice(
    "tally shows shares of a whole, bars compare numbers that have the same unit, and table lists numbers with different units.",
    figureKinds,
  ),
  title: line("What the figure shows, as a sentence.", 120, "Headline"),
  unit: optional(
    cell(
      "Unit of all rows, such as % of clicks, +% against last year, or $ per click. A table doesn't need it.",
    ),
  ),
  source: line("Where the numbers come from: the study, its size and period.", 260),
  description: optional(line("What the figure shows, for people who can't see it.", 260)),
  rows: list(
    {
      ...group({
        name: cell("What the number is about."),
        value: decimal("The number, without a unit.", "Number"),
        measure: optional(cell("What was measured, if the name doesn't say it.")),
        unit: optional(
          cell("Unit of this row, if it differs from the others, such as %, +%, $, or days.", 40),
        ),
        basis: optional(cell("How the number was calculated, such as Calculated: 100 plus 89.")),
      }),
      label: "Row",
    },
    "The numbers, in the order of the figure.",
    { label: "Numbers" },
  ),
});

/** Numbers that a report shows as a drawing or a table, and publishes as a CSV file and pictures. */
export type Figure = ValueOf<typeof figure>;

export type FigureRow = Figure["rows"][number];
