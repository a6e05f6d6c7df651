import { type FormValues } from "./form";

/** Returns what the form's fields show. Autofill may fill in fields without any event. */
export function readShownText(form: HTMLElement | null, empty: FormValues): FormValues {
  const shown = form instanceof HTMLFormElement ? new FormData(form) : new FormData();
  return Object.fromEntries(Object.keys(empty).map((name) => [name, String(shown.get(name) ?? "")]));
}
