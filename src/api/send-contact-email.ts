import { type GatsbyFunctionConfig } from "gatsby";
import { answerNode, type NodeRequest, type NodeResponse } from "../server/node-adapter";

/** `POST /api/send-contact-email` on Gatsby's own server and on Netlify. */
export default function sendContactEmail(request: NodeRequest, response: NodeResponse) {
  return answerNode(request, response);
}

/**
 * A media type that no request has: the parser leaves the stream to the handler. Gatsby's parser of forms with
 * files knows no setting: `gatsby serve` and `gatsby develop` answer `multipart/form-data` without a boundary,
 * which no browser sends, with a 500 of their own in HTML, before the handler is called.
 */
const off = { type: "none" };
const settings: GatsbyFunctionConfig = {
  bodyParser: { raw: off, text: off, json: off, urlencoded: { ...off, extended: false } },
};

// Destructured on purpose. Gatsby reads this export when it runs the function, but takes
// `export const config` and `export { config }` in any file below src/ for the setting of a page that
// is rendered on request, builds its rendering engines, and that build fails. It does not see this one.
export const { config } = { config: settings };
