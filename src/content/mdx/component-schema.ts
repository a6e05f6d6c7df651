/**
 * What a prop holds; all are text in quotes and required. `heading`: a heading of the text's outline. `link`: an
 * address, checked as every other link. `file`: the name of a CSV file beside the text.
 */
type Held = "text" | "heading" | "link" | "file";

/** What an MDX body may write of a component. */
export interface ComponentSchema {
  readonly props: Readonly<Record<string, Held>>;
  /** Text, components of one other name and nothing else, or nothing. */
  readonly children: "text" | "none" | { readonly only: string };
}

const figures = { data: "file", title: "text", unit: "text", source: "text" } as const;

/**
 * The components that an MDX body may use besides Markdown. A body may use nothing else: no import,
 * expression, script, style or HTML tag. `components.tsx` draws each of them.
 */
export const componentTable = {
  KeyFigures: { props: {}, children: { only: "Figure" } },
  Figure: { props: { value: "text", label: "text" }, children: "none" },
  Finding: { props: { title: "heading" }, children: "text" },
  Phases: { props: {}, children: { only: "Phase" } },
  Phase: { props: { period: "text", title: "heading" }, children: "text" },
  Note: { props: { title: "text" }, children: "text" },
  CallToAction: { props: { to: "link", label: "text" }, children: "text" },
  BarChart: { props: figures, children: "none" },
  ShareBar: { props: figures, children: "none" },
  Hundred: { props: figures, children: "none" },
  Benchmarks: { props: { data: "file", title: "text", source: "text" }, children: "none" },
} as const satisfies Record<string, ComponentSchema>;

/** The table by name. A map, since `constructor` is a property of every object. */
export const componentSchemas: ReadonlyMap<string, ComponentSchema> = new Map(
  Object.entries(componentTable),
);

/** The one component that a list such as `Phases` may hold. */
export const itemOf = (schema: ComponentSchema | undefined): string | undefined =>
  typeof schema?.children === "object" ? schema.children.only : undefined;

/** The list in which alone a component such as `Phase` may stand. */
export const listOf = (name: string): string | undefined =>
  [...componentSchemas].find(([, schema]) => itemOf(schema) === name)?.[0];

/** The names of the props that hold something of a sort. */
export const propsThatHold = (schema: ComponentSchema | undefined, held: Held): string[] =>
  Object.entries(schema?.props ?? {}).flatMap(([name, holds]) => (holds === held ? name : []));
