interface ComponentSchema {
  /** Required attributes. Authors write each value in quotes. */
  readonly props: readonly string[];
  /** Allowed content: text, nothing, or only the component named in `only`. */
  readonly children: "text" | "none" | { readonly only: string };
}

/** Components that an MDX body can use in addition to Markdown. `components.tsx` renders them. */
export const componentDefinitions = {
  Figure: { props: ["id"], children: "none" },
  Finding: { props: ["title"], children: "text" },
  Phases: { props: [], children: { only: "Phase" } },
  Phase: { props: ["period", "title"], children: "text" },
  Note: { props: ["title"], children: "text" },
  CallToAction: { props: ["to", "label"], children: "text" },
  WearCurves: {
    props: ["title", "description", "single", "several", "attention", "time"],
    children: "none",
  },
  Lanes: { props: ["title", "description"], children: { only: "Lane" } },
  Lane: { props: ["title", "start", "work", "gate", "end"], children: "none" },
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
