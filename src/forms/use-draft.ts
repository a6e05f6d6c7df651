import { useEffect, useLayoutEffect, useState } from "react";
import { readDraft, removeDraft, saveDraft } from "./draft";
import { type Values } from "./form";

type Listener = (form: string, sent: Values) => void;
const listeners = new Set<Listener>();

/** Forgets what was typed, since it was sent, also in the same form on a page that was opened meanwhile. */
export function clearDraft(form: string, sent: Values): void {
  removeDraft(form);
  for (const listener of listeners) listener(form, sent);
}

/**
 * Keeps what is typed through a reload and a wrong turn within the tab, and through hydration: scripts
 * start late on this site, so visitors may have typed before React knows the form.
 *
 * @param form - Key of the draft, which is also the id of the form's element.
 */
export function useDraft<Name extends string>(
  form: string,
  empty: Values<Name>,
  values: Values<Name>,
  restore: (values: Values<Name>) => unknown,
): void {
  // In the first render: should the markup not match, React puts new, empty elements in its place.
  const [found] = useState(() => findTexts(form, empty));
  useLayoutEffect(() => {
    if (found !== undefined) restore(found);
  }, [found, restore]);
  // The values of the first render are older than the draft, which is restored after it.
  const [initial] = useState(values);
  useEffect(() => {
    if (values !== initial) saveDraft(form, values);
  }, [form, values, initial]);
  // A visitor who left the page while a message was being sent, and came back, has it in the new form as a draft.
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

/** What stands in the server's markup of the form, or else in the draft, field by field. */
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
