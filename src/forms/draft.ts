import { type Values } from "./form";

const storageKey = (form: string) => `draft:${form}`;

/** Where a draft has the id under which its texts were sent. No field has this name. */
const idName = "requestId";

/** Storage may be blocked or hold anything. */
export function readDraft(form: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "{}")));
  } catch {
    return new Map();
  }
}

/** Keeps typed texts until the tab is closed. An edit removes the request id, and an empty form the whole draft. */
export function saveDraft(form: string, values: Values): void {
  const draft = readDraft(form);
  const texts = Object.entries(values);
  if (texts.every(([name, text]) => text === (draft.get(name) ?? ""))) return;
  if (texts.every(([, text]) => text === "")) removeDraft(form);
  else store(form, values);
}

export function removeDraft(form: string): void {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Without storage there are no drafts.
  }
}

/** The id under which the draft was sent, unless it was edited since. */
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
    // Without storage there are no drafts; the form itself works.
  }
}
