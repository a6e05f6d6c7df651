import { useEffect, useLayoutEffect, useState } from "react";
import { onDraftSent, readDraft, saveDraft, type Texts } from "./draft";

interface DraftOptions<Values extends Texts> {
  /** Key of the form, which is also the id of its element. */
  readonly form: string;
  readonly empty: Values;
  readonly values: Values;
  readonly restore: (values: Values) => unknown;
}

/**
 * Keeps what is typed through a reload and a wrong turn within the tab, and through hydration: scripts
 * start late on this site, so visitors may have typed before React knows the form.
 */
export function useDraft<Values extends Texts>(options: DraftOptions<Values>): void {
  const { form, empty, values, restore } = options;
  // In the first render: should the markup not match, React puts new, empty elements in its place.
  const [found] = useState(() => findTexts(form, empty));
  useLayoutEffect(() => {
    if (found !== undefined) restore(found);
  }, [found, restore]);
  useEffect(() => saveDraft(form, values), [form, values]);
  // Who left the page while a message was being sent, and came back, has it in the new form as a draft.
  useEffect(
    () =>
      onDraftSent((sentForm, sent) => {
        if (sentForm !== form) return;
        if (Object.keys(values).every((name) => values[name] === sent[name])) restore(empty);
        else saveDraft(form, values);
      }),
    [form, values, empty, restore],
  );
}

/** What stands in the server's markup of the form, or else in the draft, field by field. */
function findTexts<Values extends Texts>(form: string, empty: Values): Values | undefined {
  if (typeof document === "undefined") return undefined;
  const draft = readDraft(form);
  const element = document.getElementById(form);
  const typed = element instanceof HTMLFormElement ? new FormData(element) : new FormData();
  const found = Object.keys(empty).flatMap((name) => {
    const text = typed.get(name) || draft[name];
    return typeof text === "string" && text !== "" ? [[name, text]] : [];
  });
  return found.length === 0 ? undefined : { ...empty, ...Object.fromEntries(found) };
}
