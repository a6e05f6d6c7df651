/** @jsxImportSource react */
import { type ReactNode } from "react";
import { BarChart } from "../charts/bar-chart";
import { BenchmarkTable } from "../charts/benchmark-table";
import { ShareBar } from "../charts/share-bar";

interface Parent {
  readonly children?: ReactNode;
}

function KeyFigures({ children }: Parent) {
  return <dl className="key-figures">{children}</dl>;
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** An element with a heading. `level` is added where `nestHeadings` finds that it is not the third. */
interface Titled extends Parent {
  readonly title: string;
  readonly level?: "4";
}

function Title({ title, level = "3" }: Pick<Titled, "title"> & { level?: "3" | "4" | undefined }) {
  return level === "4" ? <h4>{title}</h4> : <h3>{title}</h3>;
}

function Finding({ title, level, children }: Titled) {
  return (
    <section className="finding">
      <Title title={title} level={level} />
      {children}
    </section>
  );
}

function Phases({ children }: Parent) {
  return <ol className="phases">{children}</ol>;
}

function Phase({ period, title, level, children }: Titled & { period: string }) {
  return (
    <li>
      <p className="period">{period}</p>
      <Title title={title} level={level} />
      {children}
    </li>
  );
}

function Note({ title, children }: Parent & { title: string }) {
  return (
    <aside className="note">
      <p className="note-title">{title}</p>
      {children}
    </aside>
  );
}

function CallToAction({ to, label, children }: Parent & { to: string; label: string }) {
  return (
    <div className="call-to-action">
      {children}
      <p>
        <a className="button" href={to}>
          {label}
        </a>
      </p>
    </div>
  );
}

/** What draws each element of `elementAttributes`, by name. */
export const elements = new Map<string, unknown>(
  Object.entries({
    KeyFigures,
    Figure,
    Finding,
    Phases,
    Phase,
    Note,
    CallToAction,
    BarChart,
    ShareBar,
    BenchmarkTable,
  }),
);
