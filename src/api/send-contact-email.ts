import { type GatsbyFunctionConfig } from "gatsby";
import { answerNode, type NodeRequest, type NodeResponse } from "../contact-function/node-adapter";

export default function sendContactEmail(request: NodeRequest, response: NodeResponse) {
  return answerNode(request, response);
}

/**
 * Gatsby's setting for body parsers, with a media type that no request uses. It turns off Gatsby's parsers,
 * because the handler must read the request body itself. Only Gatsby's parser for multipart forms can't be
 * turned off. It answers `multipart/form-data` without a boundary with an HTML page and status 500, but
 * browsers never send such requests.
 */
const off = { type: "none" };
const functionConfig: GatsbyFunctionConfig = {
  bodyParser: { raw: off, text: off, json: off, urlencoded: { ...off, extended: false } },
};

// Keep the destructuring. In any file under src/, Gatsby mistakes `export const config` or `export { config
// }` for the config of a server-rendered page. Gatsby then builds its engines for server rendering, and the
// build fails.
export const { config } = { config: functionConfig };
