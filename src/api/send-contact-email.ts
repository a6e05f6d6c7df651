import { type GatsbyFunctionConfig } from "gatsby";
import { answerNode, type NodeRequest, type NodeResponse } from "../contact-function/node-adapter";

export default function sendContactEmail(request: NodeRequest, response: NodeResponse) {
  return answerNode(request, response);
}

// No request has the media type `none`, so Gatsby's parsers leave the body to the handler. Only the multipart
// parser can't be turned off. If a form has no boundary, that parser responds with status 500, but browsers
// never send such a form.
const off = { type: "none" };
const functionConfig: GatsbyFunctionConfig = {
  bodyParser: { raw: off, text: off, json: off, urlencoded: { ...off, extended: false } },
};

// Keep the destructuring. If any file under src/ contains `export const config` or `export { config }`,
// Gatsby assumes a server-rendered page. Gatsby then builds its SSR engines, which fails.
export const { config } = { config: functionConfig };
