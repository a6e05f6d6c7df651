/**
 * What a prop holds; all are text in quotes and required. `heading`: a heading of the text's outline. `link`: an
 * address, checked as every other link. `file`: the name of a CSV file beside the text.
 */
type Held = "text" | "heading" | "link" | "file";

interface Prop {
  readonly holds: Held;
  /** Name and hint in the forms of the CMS. */
  readonly label: string;
  readonly hint: string;
}

/** What an MDX body may write of a component. */
export interface ComponentSchema {
  readonly props: Readonly<Record<string, Prop>>;
  /** Text, components of one other name and nothing else, or nothing. */
  readonly children: "text" | "none" | { readonly only: string };
  /** Name in the CMS, where it is not the one in texts. */
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
 * The components that an MDX body may use besides Markdown. A body may use nothing else: no import,
 * expression, script, style or HTML tag. `components.tsx` draws each of them.
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
  Object.entries(schema?.props ?? {}).flatMap(([name, { holds }]) => (holds === held ? name : []));
