/** The fields of a form as texts, by name. */
export type Texts = Readonly<Record<string, string>>;

const storageKey = (form: string) => `draft:${form}`;

/**
 * What was typed into a form in this tab before, or nothing. Storage may be blocked or hold anything.
 */
export function readDraft(form: string): Texts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(isText));
  } catch {
    return {};
  }
}

/** Keeps what is typed until the tab is closed; an empty form leaves nothing behind. */
export function saveDraft(form: string, texts: Texts): void {
  try {
    if (Object.values(texts).some((text) => text !== "")) {
      sessionStorage.setItem(storageKey(form), JSON.stringify(texts));
    } else {
      sessionStorage.removeItem(storageKey(form));
    }
  } catch {
    // Without storage there are no drafts; the form itself works.
  }
}

type Listener = (form: string, sent: Texts) => void;
const listeners = new Set<Listener>();

/** Forgets what was typed, since it was sent, and tells those who listen. */
export function clearDraft(form: string, sent: Texts): void {
  saveDraft(form, {});
  for (const listener of listeners) listener(form, sent);
}

/** Listens to {@link clearDraft}; the function that it gives ends that. */
export function onDraftSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === "string";
