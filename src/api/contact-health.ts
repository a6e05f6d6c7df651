import { handleHealth } from "../contact-function/handle-health";
import { answerNode, type NodeRequest, type NodeResponse } from "../contact-function/node-adapter";

export default function contactHealth(request: NodeRequest, response: NodeResponse) {
  return answerNode(request, response, {}, handleHealth);
}
