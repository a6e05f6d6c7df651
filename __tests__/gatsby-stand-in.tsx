/**
 * Replaces Gatsby in component tests, because Gatsby's router and data exist only in a build. Use it as
 * `jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"))`.
 */

/** Ignores queries, which Gatsby's build would remove from the code. */
export const graphql = () => undefined;

export const navigate = jest.fn<Promise<void>, [to: string, options?: object]>();

/** Mocks the loader method that Gatsby uses to prefetch a route. */
export const hovering = jest.fn<undefined, [route: string]>();
Object.assign(globalThis, { ___loader: { hovering } });
