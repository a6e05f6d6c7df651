import { useEffect, useLayoutEffect, useState } from "react";
import { readDraft, removeDraft, saveDraft } from "./draft";
import { type Values } from "./form";

type Listener = (form: string, sent: Values) => void;
const listeners = new Set<Listener>();

/**
 * Deletes the draft of a sent message. If the visitor left the page while the message was being sent and has returned
 * since, this also empties the new copy of the form.
 */
export function clearDraft(form: string, sent: Values): void {
  removeDraft(form);
  for (const listener of listeners) listener(form, sent);
}

/**
 * Keeps typed text when the visitor reloads the page or leaves it by mistake and returns in the same tab. Also keeps
 * text typed before hydration, because scripts start late on this site.
 *
 * @param form - Draft key, which is also the form element's id.
 */
export function useDraft<Name extends string>(
  form: string,
  empty: Values<Name>,
  values: Values<Name>,
  restore: (values: Values<Name>) => unknown,
): void {
  // Read the typed text in the first render. If the server's markup doesn't match, React replaces it with empty
  // elements.
  const [found] = useState(() => findTexts(form, empty));
  useLayoutEffect(() => {
    if (found !== undefined) restore(found);
  }, [found, restore]);
  // Don't save the first render's values. They would overwrite the draft, which is restored after that render.
  const [initial] = useState(values);
  useEffect(() => {
    if (values !== initial) saveDraft(form, values);
  }, [form, values, initial]);
  // A visitor may leave the page while a message is being sent and then return. The new form restores that message
  // as a draft, so it's emptied once the message is sent. Text edited since then stays.
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

/** Returns text typed into the form before hydration. Fields without such text get the draft's text. */
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
