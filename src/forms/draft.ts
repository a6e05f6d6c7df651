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

/** Forgets what was typed. */
export const clearDraft = (form: string): void => saveDraft(form, {});

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === "string";
