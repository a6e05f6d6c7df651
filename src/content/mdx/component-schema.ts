/** Authors write the prop's value in quotes. CMS forms show the prop's label and hint. */
interface Prop {
  readonly label: string;
  readonly hint: string;
}

interface ComponentSchema {
  readonly props: Readonly<Record<string, Prop>>;
  /** Allowed content: text, nothing, or only the component named in `only`. */
  readonly children: "text" | "none" | { readonly only: string };
  /** Name in the CMS, if it differs from the component's name. */
  readonly label?: string;
}

const text = (label: string, hint: string) => ({ label, hint });

const diagram = {
  title: text("Headline", "What the drawing shows, as a sentence."),
  description: text("Description", "What the drawing shows, for people who can't see it."),
} as const;

/** Components that an MDX body can use in addition to Markdown. `components.tsx` renders them. */
export const componentDefinitions = {
  Figure: {
    props: { id: text("Figure", "The name of one of the report's figures, such as devices.") },
    children: "none",
  },
  Finding: { props: { title: text("Heading", "The finding in one sentence.") }, children: "text" },
  Phases: { props: {}, children: { only: "Phase" } },
  Phase: {
    props: {
      period: text("Period", "Such as 0-30 days."),
      title: text("Heading", "What is done, such as Prepare."),
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
      to: text("Leads to", "A page of this site such as /contact, or an address that starts with https:."),
      label: text("Words of the button", "Such as Talk to us."),
    },
    children: "text",
    label: "Invitation with a button",
  },
  WearCurves: {
    props: {
      ...diagram,
      single: text("Left drawing", "Name of the drawing with one curve, such as One video."),
      several: text("Right drawing", "Name of the drawing with three curves, such as Three videos."),
      attention: text("Upright axis", "What the curves show, such as Attention."),
      time: text("Level axis", "Such as Time."),
    },
    children: "none",
    label: "Drawing of fading attention",
  },
  Lanes: { props: diagram, children: { only: "Lane" }, label: "Drawing with lanes" },
  Lane: {
    props: {
      title: text("Name", "What goes down this lane, such as A chatbot answers."),
      start: text("First step", "Such as A customer asks."),
      work: text("Second step", "Such as The chatbot answers."),
      gate: text("Gate", "What must happen before the last step, such as Approval."),
      end: text("Last step", "Such as A person takes over."),
    },
    children: "none",
  },
} as const satisfies Record<string, ComponentSchema>;

/** A Map, because a plain object would return inherited properties for names such as `constructor`. */
export const componentSchemas: ReadonlyMap<string, ComponentSchema> = new Map(
  Object.entries(componentDefinitions),
);

/** Returns the only component that another one can contain, such as `Phase` for `Phases`. */
export const requiredChild = (schema: ComponentSchema | undefined): string | undefined =>
  typeof schema?.children === "object" ? schema.children.only : undefined;

export const requiredParent = (name: string): string | undefined =>
  [...componentSchemas].find(([, schema]) => requiredChild(schema) === name)?.[0];
