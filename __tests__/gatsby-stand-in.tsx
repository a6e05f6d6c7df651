/**
 * What stands in for Gatsby in component tests: its router and its data exist only in a build. Used
 * as `jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"))`.
 */

/** Queries are taken out of the code by Gatsby's build; without one they are nothing. */
export const graphql = () => undefined;

/** Records where a component navigates to. */
export const navigate = jest.fn<Promise<void>, [to: string, options?: object]>();

/** Records what links load ahead. Gatsby puts its loader on the window, not into a module. */
export const hovering = jest.fn<undefined, [route: string]>();
Object.assign(globalThis, { ___loader: { hovering } });
