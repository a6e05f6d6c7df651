import { type GatsbyFunctionConfig } from "gatsby";
import { answerNode, type NodeRequest, type NodeResponse } from "../contact-function/node-adapter";

export default function sendContactEmail(request: NodeRequest, response: NodeResponse) {
  return answerNode(request, response);
}

/**
 * A media type that no request uses. It turns off Gatsby's body parsers, so that the handler can read the
 * request body itself. Only Gatsby's parser for multipart forms stays on. If a multipart form has no
 * boundary, the parser responds with its own HTML page and status 500, but browsers never send such a form.
 */
const off = { type: "none" };
const functionConfig: GatsbyFunctionConfig = {
  bodyParser: { raw: off, text: off, json: off, urlencoded: { ...off, extended: false } },
};

// Keep the destructuring. Gatsby mistakes `export const config` or `export { config }` in any file under src/
// for the config of a server-rendered page. It then builds its SSR engines, and that build fails.
export const { config } = { config: functionConfig };
