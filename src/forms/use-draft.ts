import { useEffect, useLayoutEffect, useState } from "react";
import { type Preset, readDraft, removeDraft, saveDraft } from "./draft";
import { type FormValues } from "./form";
import { readShownText } from "./shown-text";

type Listener = (form: string, sent: FormValues) => void;
const listeners = new Set<Listener>();

/** Removes a sent draft, and empties the form if it still shows the sent text. Keeps later edits. */
export function clearDraft(form: string, sent: FormValues): void {
  removeDraft(form);
  for (const listener of listeners) listener(form, sent);
}

/** Saves and restores unsent text in the same tab. Also keeps text that was typed before hydration. */
export function useDraft(
  form: string,
  empty: FormValues,
  values: FormValues,
  restore: (values: FormValues) => unknown,
  preset?: Preset,
): void {
  // Read what the visitor has already typed during the first render, because React may replace the fields
  // after a hydration mismatch.
  const [found] = useState(() => readTexts(form, empty, preset));
  useLayoutEffect(() => {
    if (found !== undefined) restore(found);
  }, [found, restore]);
  // Don't save the values of the first render, because they'd overwrite the draft before the form shows it.
  const [initial] = useState(values);
  useEffect(() => {
    if (values !== initial) saveDraft(form, values, preset);
  }, [form, values, initial, preset]);
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

/** Text typed before hydration takes precedence over the draft, and the draft over the preset. */
function readTexts(form: string, empty: FormValues, preset?: Preset): FormValues | undefined {
  if (typeof document === "undefined") return undefined;
  const draft = readDraft(form);
  const shown = readShownText(document.getElementById(form), empty);
  const found: Record<string, string> = {};
  for (const name of Object.keys(empty)) {
    const text = shown[name] || draft.get(name) || preset?.[name];
    if (typeof text === "string" && text !== "") found[name] = text;
  }
  return Object.keys(found).length === 0 ? undefined : { ...empty, ...found };
}
