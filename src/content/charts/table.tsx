/** @jsxImportSource react */
import { type ReactNode } from "react";

interface TableProps {
  readonly children?: ReactNode;
  /** In narrow windows, a table with a role is shown as cards (see `mdx/table-styles.ts`). */
  readonly role?: "table";
}

/** The frame scrolls, so that a wide table doesn't make the page scroll sideways (WCAG 1.4.10). */
export const Table = ({ children, role }: TableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Visitors can scroll by keyboard (WCAG 2.1.1).
  <div className="table-frame" role="group" aria-label="Table" tabIndex={0}>
    <table role={role}>{children}</table>
  </div>
);
