/** @jsxImportSource react */
import { type ReactNode } from "react";
import { type DataTable, isNumber } from "./data-table";

interface TableProps {
  readonly children?: ReactNode;
  readonly label?: string;
  /** In narrow windows, a table with a role is shown as cards (see `mdx/table-styles.ts`). */
  readonly role?: "table";
}

/** The frame scrolls, so that a wide table doesn't make the page scroll sideways (WCAG 1.4.10). */
export function Table({ children, label = "Table", role }: TableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Visitors can scroll by keyboard (WCAG 2.1.1).
    <div className="table-frame" role="group" aria-label={label} tabIndex={0}>
      <table role={role}>{children}</table>
    </div>
  );
}

export function CsvTable({ table, label }: { table: DataTable; label: string }) {
  const align = (index: number) =>
    table.rows.every((row) => isNumber(row[index]?.text ?? "")) ? { className: "align-right" } : {};
  return (
    <Table label={label}>
      <thead>
        <tr>
          {table.columns.map(({ text }, index) => (
            <th key={text} scope="col" {...align(index)}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells]) => (
          <tr key={name?.line}>
            <th scope="row">{name?.text}</th>
            {cells.map(({ text, column }, index) => (
              <td key={column} {...align(index + 1)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
