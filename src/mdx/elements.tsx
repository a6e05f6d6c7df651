/** @jsxImportSource react */
import { type ReactNode } from "react";
import { BarChart } from "./bar-chart";
import { BenchmarkTable } from "./benchmark-table";
import { ShareBar } from "./share-bar";

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

function Finding({ title, children }: Parent & { title: string }) {
  return (
    <section className="finding">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Phases({ children }: Parent) {
  return <ol className="phases">{children}</ol>;
}

function Phase({ period, title, children }: Parent & { period: string; title: string }) {
  return (
    <li>
      <p className="period">{period}</p>
      <h3>{title}</h3>
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
