/**
 * Type of a component prop. Every prop is required and written as text in quotes.
 * - `text`: plain text
 * - `heading`: the text of a heading in the page's outline
 * - `link`: an address, checked like all other links
 * - `file`: the name of a CSV file in the same folder as the MDX file
 */
type Held = "text" | "heading" | "link" | "file";

interface Prop {
  readonly holds: Held;
  /** Label and hint in the CMS forms. */
  readonly label: string;
  readonly hint: string;
}

/** Props and children that a component accepts in an MDX body. */
export interface ComponentSchema {
  readonly props: Readonly<Record<string, Prop>>;
  /** Allowed children: text, none, or only the component named in `only`. */
  readonly children: "text" | "none" | { readonly only: string };
  /** Name in the CMS, if it differs from the component's name. */
  readonly label?: string;
}

const text = (label: string, hint: string) => ({ holds: "text", label, hint }) as const;
const heading = (hint: string) => ({ holds: "heading", label: "Heading", hint }) as const;

const figures = {
  data: {
    holds: "file",
    label: "CSV file",
    hint: "Name of a CSV file in the report's folder, such as figures.csv.",
  },
  title: text("Headline", "What the chart shows, as a sentence."),
  unit: text("Unit", "Such as % of clicks, +% against last year, or $ per click."),
  source: text("Source", "Where the figures come from: the study, its size and period."),
} as const;

/**
 * Components that an MDX body can use in addition to Markdown. Imports, expressions, scripts, styles and HTML
 * tags aren't allowed. `components.tsx` renders the components.
 */
export const componentTable = {
  KeyFigures: { props: {}, children: { only: "Figure" } },
  Figure: {
    props: {
      value: text("Figure", "Such as 25%."),
      label: text("What it counts", "Such as of paid clicks came from voice search."),
    },
    children: "none",
  },
  Finding: { props: { title: heading("The finding in one sentence.") }, children: "text" },
  Phases: { props: {}, children: { only: "Phase" } },
  Phase: {
    props: {
      period: text("Period", "Such as 0-30 days."),
      title: heading("What is done, such as Prepare."),
    },
    children: "text",
  },
  Note: {
    props: {
      title: text("Title", "Shown above the note, such as What this study can't tell you."),
    },
    children: "text",
  },
  CallToAction: {
    props: {
      to: {
        holds: "link",
        label: "Leads to",
        hint: "A page of this site such as /contact, or an address that starts with https:.",
      },
      label: text("Words of the button", "Such as Talk to us."),
    },
    children: "text",
    label: "Invitation with a button",
  },
  BarChart: { props: figures, children: "none" },
  ShareBar: { props: figures, children: "none", label: "Bar of two shares" },
  Hundred: { props: figures, children: "none", label: "Share as a hundred dots" },
  Benchmarks: {
    props: { data: figures.data, title: figures.title, source: figures.source },
    children: "none",
  },
} as const satisfies Record<string, ComponentSchema>;

/**
 * Component schemas by name. This is a Map because a plain object would return inherited properties for names
 * such as `constructor`.
 */
export const componentSchemas: ReadonlyMap<string, ComponentSchema> = new Map(
  Object.entries(componentTable),
);

/** Returns the name of the only component allowed in a list component such as `Phases`. */
export const itemOf = (schema: ComponentSchema | undefined): string | undefined =>
  typeof schema?.children === "object" ? schema.children.only : undefined;

/** Returns the list component that must surround a component such as `Phase`. */
export const listOf = (name: string): string | undefined =>
  [...componentSchemas].find(([, schema]) => itemOf(schema) === name)?.[0];

/** Returns the names of the props that have the given type. */
export const propsThatHold = (schema: ComponentSchema | undefined, held: Held): string[] =>
  Object.entries(schema?.props ?? {}).flatMap(([name, { holds }]) => (holds === held ? name : []));
