/** @jsxImportSource react */
import { type ReactNode } from "react";
import { BarChart } from "../charts/bar-chart";
import { ShareBar } from "../charts/share-bar";
import { BenchmarkTable } from "../charts/tables";
import { type componentTable } from "./component-schema";

type Table = typeof componentTable;
type Props<Name extends keyof Table> = Table[Name]["props"];
type Optional<Name extends keyof Table> = {
  [Prop in keyof Props<Name>]: Props<Name>[Prop] extends { optional: true } ? Prop : never;
}[keyof Props<Name>];

/** What a component is drawn from: the props of its schema, its children, and the level of its heading. */
type Written<Name extends keyof Table> = {
  readonly [Prop in Exclude<keyof Props<Name>, Optional<Name>>]: string;
} & { readonly [Prop in Optional<Name>]?: string } & {
  readonly children?: ReactNode;
  /** Added by `compileBody` where the heading is not of the third level. */
  readonly level?: "4";
};

function Heading({ title, level }: Pick<Written<"Finding">, "title" | "level">) {
  return level === "4" ? <h4>{title}</h4> : <h3>{title}</h3>;
}

const drawings: { readonly [Name in keyof Table]: (props: Written<Name>) => ReactNode } = {
  KeyFigures: ({ children }) => <dl className="key-figures">{children}</dl>,
  Figure: ({ value, label }) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ),
  Finding: ({ children, ...heading }) => (
    <section className="finding">
      <Heading {...heading} />
      {children}
    </section>
  ),
  Phases: ({ children }) => <ol className="phases">{children}</ol>,
  Phase: ({ period, children, ...heading }) => (
    <li>
      <p className="period">{period}</p>
      <Heading {...heading} />
      {children}
    </li>
  ),
  Note: ({ title, children }) => (
    <aside className="note">
      <p className="note-title">{title}</p>
      {children}
    </aside>
  ),
  CallToAction: ({ to, label, children }) => (
    <div className="call-to-action">
      {children}
      <p>
        <a className="button" href={to}>
          {label}
        </a>
      </p>
    </div>
  ),
  BarChart,
  ShareBar,
  BenchmarkTable,
};

/** The React components that draw those of `component-schema.ts`, by name. */
export const components: ReadonlyMap<string, unknown> = new Map(Object.entries(drawings));
