import { useEffect, useLayoutEffect, useState } from "react";
import { type Preset, readDraft, saveDraft } from "./draft";
import { type FormValues } from "./form";
import { readShownText } from "./shown-text";

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
}

/**
 * Text typed before hydration takes precedence over the draft, and the draft over the preset, even where the
 * visitor has emptied a field.
 */
function readTexts(form: string, empty: FormValues, preset?: Preset): FormValues | undefined {
  if (typeof document === "undefined") return undefined;
  const draft = readDraft(form);
  const shown = readShownText(document.getElementById(form), empty);
  const found: Record<string, string> = {};
  for (const name of Object.keys(empty)) {
    const text = shown[name] || (draft.has(name) ? draft.get(name) : preset?.[name]);
    if (typeof text === "string" && text !== "") found[name] = text;
  }
  return Object.keys(found).length === 0 ? undefined : { ...empty, ...found };
}
