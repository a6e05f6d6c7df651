import { type BuildArgs } from "gatsby";

/** What the files for crawlers say of the site. */
export interface SiteSettings {
  readonly siteUrl: string;
  readonly preview: boolean;
  /** Day of the build, YYYY-MM-DD. */
  readonly buildDate: string;
  readonly name: string;
  readonly description: string;
  readonly email: string;
}

interface Answer {
  readonly site: { readonly siteMetadata: Pick<SiteSettings, "siteUrl" | "preview" | "buildDate"> };
  readonly organisation: Pick<SiteSettings, "name" | "description" | "email">;
}

/**
 * Reads the settings of the site and who publishes it.
 *
 * @throws Error when the query fails.
 */
export async function siteSettings(graphql: BuildArgs["graphql"]): Promise<SiteSettings> {
  const { data, errors }: { data?: Answer; errors?: unknown } = await graphql(`
    query SiteSettings {
      site {
        siteMetadata {
          siteUrl
          preview
          buildDate
        }
      }
      organisation {
        name
        description
        email
      }
    }
  `);
  if (data === undefined) throw new Error(`No settings of the site: ${String(errors)}`);
  return { ...data.site.siteMetadata, ...data.organisation };
}
