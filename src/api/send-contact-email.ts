import { type GatsbyFunctionConfig } from "gatsby";
import { answerNode, type NodeRequest, type NodeResponse } from "../contact-function/node-adapter";

/** Handles `POST /api/send-contact-email` on Gatsby's own server and on Netlify. */
export default function sendContactEmail(request: NodeRequest, response: NodeResponse) {
  return answerNode(request, response);
}

/**
 * A media type that no request has. Setting it turns off Gatsby's body parsers, so that the handler can read the
 * request body itself. Gatsby's parser for multipart forms can't be turned off. If `multipart/form-data` arrives
 * without a boundary, `gatsby serve` and `gatsby develop` answer with their own HTML 500 before the handler runs.
 * Browsers never send such a request.
 */
const off = { type: "none" };
const settings: GatsbyFunctionConfig = {
  bodyParser: { raw: off, text: off, json: off, urlencoded: { ...off, extended: false } },
};

// Keep the destructuring. Gatsby mistakes `export const config` or `export { config }` in any file under src/ for the
// config of a server-rendered page. It then builds its SSR engines, and that build fails. Gatsby's build doesn't
// detect a destructured export, but its function server still reads this setting.
export const { config } = { config: settings };
