import { type FormValues } from "./form";

const storageKey = (form: string) => `draft:${form}`;

/** Key of the request id in a stored draft. A draft's other keys are field names. */
const idName = "requestId";

/** Returns an empty map if storage is blocked or the stored text isn't JSON. */
export function readDraft(form: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "{}")));
  } catch {
    return new Map();
  }
}

/** Values for fields that the visitor hasn't filled in. The first edit adds these values to the draft. */
export type Preset = Partial<FormValues>;

/** If the text has changed, saves it without the request id, because edited text is a new message. */
export function saveDraft(form: string, values: FormValues, preset?: Preset): void {
  const draft = readDraft(form);
  const texts = Object.entries(values);
  if (texts.every(([name, text]) => text === (draft.get(name) || preset?.[name] || ""))) return;
  if (texts.every(([, text]) => text === "")) removeDraft(form);
  else store(form, values);
}

export function removeDraft(form: string): void {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // If storage is blocked, there's no draft to remove.
  }
}

/** Returns the id of the last attempt to send this draft, unless the draft was edited afterward. */
export function readRequestId(form: string): string | undefined {
  const id = readDraft(form).get(idName);
  return typeof id === "string" ? id : undefined;
}

export function saveRequestId(form: string, id: string): void {
  const draft = readDraft(form);
  if (draft.size > 0) store(form, { ...Object.fromEntries(draft), [idName]: id });
}

function store(form: string, draft: object): void {
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // The form works without drafts if storage is blocked or full.
  }
}
