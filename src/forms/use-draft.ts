import { useEffect, useLayoutEffect, useState } from "react";
import { type Values } from "./form";

const storageKey = (form: string) => `draft:${form}`;

/** What was typed into a form in this tab before. Storage may be blocked or hold anything. */
function readDraft(form: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "{}")));
  } catch {
    return new Map();
  }
}

/** Keeps what is typed until the tab is closed; an empty form leaves nothing behind. */
function saveDraft(form: string, values: Values): void {
  try {
    if (Object.values(values).some((text) => text !== "")) {
      sessionStorage.setItem(storageKey(form), JSON.stringify(values));
    } else {
      sessionStorage.removeItem(storageKey(form));
    }
  } catch {
    // Without storage there are no drafts; the form itself works.
  }
}

type Listener = (form: string, sent: Values) => void;
const listeners = new Set<Listener>();

/** Forgets what was typed, since it was sent, also in the same form on a page that was opened meanwhile. */
export function clearDraft(form: string, sent: Values): void {
  saveDraft(form, {});
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
  useEffect(() => saveDraft(form, values), [form, values]);
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
