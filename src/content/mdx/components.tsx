/** @jsxImportSource react */
import { type ReactNode } from "react";
import { Lane, Lanes, WearCurves } from "../charts/diagrams";
import { FigureElement } from "../charts/figure-element";
import { Table } from "../charts/table";
import { type componentDefinitions } from "./component-schema";

type Name = keyof typeof componentDefinitions;

type ComponentProps<Of extends Name> = {
  readonly [Prop in (typeof componentDefinitions)[Of]["props"][number]]: string;
} & {
  readonly children?: ReactNode;
  /** Level of the component's heading, set by `mdxOptions`. Defaults to 3. */
  readonly level?: "4";
};

function Heading({ title, level }: Pick<ComponentProps<"Finding">, "title" | "level">) {
  return level === "4" ? <h4>{title}</h4> : <h3>{title}</h3>;
}

const renderers: { readonly [Of in Name]: (props: ComponentProps<Of>) => ReactNode } = {
  Figure: FigureElement,
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
      <p>
        <b>{title}</b>
      </p>
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
  WearCurves,
  Lanes,
  Lane,
};

/** Components for `MDXProvider`. */
export const components = { ...renderers, table: Table };
