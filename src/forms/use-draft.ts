import { useEffect, useLayoutEffect, useState } from "react";
import { readDraft, removeDraft, saveDraft } from "./draft";
import { type Values } from "./form";

type Listener = (form: string, sent: Values) => void;
const listeners = new Set<Listener>();

/**
 * Deletes the draft of a sent message. If the visitor left the page while the message was being sent and then returned,
 * the new instance of the form shows that draft. In this case, also empties the form, unless the visitor has edited it.
 */
export function clearDraft(form: string, sent: Values): void {
  removeDraft(form);
  for (const listener of listeners) listener(form, sent);
}

/**
 * Keeps typed text when the visitor reloads the page, or leaves the page by mistake and returns in the same tab. Also
 * keeps text typed before React hydrates the form, because scripts start late on this site.
 *
 * @param form - Id of the form element, which is also the draft's key.
 */
export function useDraft<Name extends string>(
  form: string,
  empty: Values<Name>,
  values: Values<Name>,
  restore: (values: Values<Name>) => unknown,
): void {
  // Read text typed before hydration during the first render. After that render, the text may be gone, because
  // React replaces the server's elements with empty ones if they don't match.
  const [found] = useState(() => findTexts(form, empty));
  useLayoutEffect(() => {
    if (found !== undefined) restore(found);
  }, [found, restore]);
  // Don't save the values of the first render, because they would overwrite the draft before the form shows it.
  const [initial] = useState(values);
  useEffect(() => {
    if (values !== initial) saveDraft(form, values);
  }, [form, values, initial]);
  // If a visitor leaves the page while a message is being sent and then returns, the new form shows that message as a
  // draft. Empty the new form once the message is sent, but keep the text if the visitor has edited it.
  useEffect(() => {
    const listener: Listener = (sentForm, sent) => {
      if (sentForm !== form) return;
      if (Object.entries(values).every(([name, text]) => text === sent[name])) restore(empty);
      else saveDraft(form, values);
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [form, values, empty, restore]);
}

/**
 * Returns the text typed into each field before hydration, or the draft's text for fields where nothing was typed.
 * Returns `undefined` if there's no text at all.
 */
function findTexts<Name extends string>(
  form: string,
  empty: Values<Name>,
): Values<Name> | undefined {
  if (typeof document === "undefined") return undefined;
  const draft = readDraft(form);
  const element = document.getElementById(form);
  const typed = element instanceof HTMLFormElement ? new FormData(element) : new FormData();
  const found = Object.keys(empty).flatMap((name) => {
    const text = typed.get(name) || draft.get(name);
    return typeof text === "string" && text !== "" ? [[name, text]] : [];
  });
  return found.length === 0 ? undefined : { ...empty, ...Object.fromEntries(found) };
}
