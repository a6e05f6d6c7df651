import { CacheProvider } from "@emotion/react";
import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { ContactForm } from "../islands/contact-form";
import { ResearchTopicForm } from "../islands/research-topic-form";
import { createStyleCache, styleBlock } from "../styles/emotion-cache";
import { formsReady } from "./forms-loader";

// Tell Emotion which styles are already in the HTML, so that it doesn't insert them again.
const cache = createStyleCache();
for (const { textContent } of document.querySelectorAll(`style[${styleBlock}]`)) {
  for (const [, name = ""] of textContent.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true;
}

hydrateIslands("contact-form", ContactForm);
hydrateIslands("research-topic-form", ResearchTopicForm);
window.dispatchEvent(new Event(formsReady));

function hydrateIslands<Props extends object>(name: string, form: ComponentType<Props>): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(island.dataset["props"] ?? "{}");
    const element = <CacheProvider value={cache}>{createElement(form, props)}</CacheProvider>;
    keepFocus(() => {
      // Hydrate in one step, so that no key gets lost in between. If an extension or a translator has changed
      // the HTML, React renders the form again (react.dev/errors/418), with the text that the visitor has typed.
      flushSync(() => hydrateRoot(island, element, { onRecoverableError: console.warn }));
    });
  }
}

/** If the focused field is replaced, moves the focus and the caret to the field that has its id. */
function keepFocus(replaceFields: () => void): void {
  const before = document.activeElement;
  const caret =
    before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement ? before : undefined;
  const { selectionStart = null, selectionEnd = null } = caret ?? {};
  replaceFields();
  if (before === null || before.isConnected) return;
  const field = document.getElementById(before.id);
  field?.focus({ preventScroll: true });
  const hasCaret = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  // Fields for email addresses have no caret position.
  if (hasCaret && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
