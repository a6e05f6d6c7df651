import { env } from "node:process";
import { isPreview } from "./is-preview";

/** Whether this is a development server of Gatsby's. */
export const isDeveloping = (): boolean => env["gatsby_executing_command"] === "develop";

/** Whether what Gatsby is making shows drafts: a development server does, and a preview. */
export const showsDrafts = (): boolean => isDeveloping() || isPreview();

/** Whether the fields of a content file say that it is a draft. */
export const isDraft = (data: object | undefined): boolean =>
  data !== undefined && "draft" in data && data.draft === true;
