/**
 * Replaces Gatsby in component tests, because Gatsby's data exist only in a build. Use it as
 * `jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"))`.
 */

/** Ignores queries, which Gatsby's build would remove from the code. */
export const graphql = () => undefined;
