import { type ComponentType, createElement } from "react";

interface IslandProps<Props extends object> {
  /** Name under which `browser/forms.tsx` lists the component. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Must survive `JSON.stringify`. */
  readonly props: Props;
}

/**
 * A part of a page that React hydrates in the browser. Everything else on a page is plain HTML, so components
 * outside islands can't use state, effects, or event handlers (`__tests__/architecture.test.ts`).
 */
export const Island = <Props extends object>({ name, component, props }: IslandProps<Props>) => (
  <div data-island={name} data-props={JSON.stringify(props)}>
    {createElement(component, props)}
  </div>
);
