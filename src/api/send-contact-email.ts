import { type GatsbyFunctionConfig } from "gatsby";
import { answerNode, type NodeRequest, type NodeResponse } from "../contact-function/node-adapter";

export default function sendContactEmail(request: NodeRequest, response: NodeResponse) {
  return answerNode(request, response);
}

// No request has this media type, so Gatsby's parsers leave the body to the handler. Only the multipart
// parser stays on. It answers a form without a boundary with status 500, but browsers never send such a form.
const off = { type: "none" };
const functionConfig: GatsbyFunctionConfig = {
  bodyParser: { raw: off, text: off, json: off, urlencoded: { ...off, extended: false } },
};

// Keep the destructuring. Gatsby mistakes `export const config` or `export { config }` in any file under src/
// for the config of a server-rendered page. It then builds its SSR engines, and that build fails.
export const { config } = { config: functionConfig };
