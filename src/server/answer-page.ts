import { type Message, messages } from "../forms/messages";
import { type Outcome } from "./refusal";

const goBack = `<p>Nothing was sent. Go back with your browser's Back button: what you typed is still in the form.</p>`;

/** The page that tells visitors without a script what happened. Every word of it stands in this repository. */
export function answerPage(outcome: Outcome): string {
  const { title, text } = messageFor(outcome);
  const fields = outcome instanceof Error ? Object.values(outcome.details.fields ?? {}) : [];
  const list = fields.map((message) => `<li>${message}</li>`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${list === "" ? "" : `<ul>${list}</ul>`}
${outcome instanceof Error ? goBack : `<p><a href="/">Return to Home</a></p>`}
</main>
</body>
</html>
`;
}

function messageFor(outcome: Outcome): Message {
  if (!(outcome instanceof Error)) return messages.contactSent;
  return outcome.code === "rate_limited" ? messages.contactLimited : messages.contactFailed;
}
