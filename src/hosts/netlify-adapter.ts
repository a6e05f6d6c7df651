import { type IAdapter } from "gatsby";
import createAdapter from "gatsby-adapter-netlify";

/**
 * Netlify's official adapter, for the function alone. Left to itself it would also write headers of its
 * own, against the table's, and move the pages' files about.
 */
export function netlifyAdapter(): IAdapter {
  const official: IAdapter = createAdapter({});
  return {
    ...official,
    adapt: (context) =>
      official.adapt({
        ...context,
        routesManifest: context.routesManifest.filter(({ type }) => type === "function"),
        headerRoutes: [],
      }),
  };
}
