import { type Point } from "./engine";

/* Every function in this file runs in the page, so it can't use anything declared outside the function. */

type Role = "button" | "combobox" | "heading" | "link" | "tab" | "textbox";

/** Identifies elements by their role and exact name, or by their exact text. */
export type Target = ({ readonly role: Role; readonly name: string } | { readonly text: string }) & {
  readonly within?: "banner" | "main";
};

/** Returns the visible elements that match a target. No WebKit driver can find elements by role and name. */
export function findVisible(target: Target): HTMLElement[] {
  const selectors = {
    ...{ button: "button", combobox: "select", heading: "h1, h2, h3" },
    ...{ link: "a[href]:not([role])", tab: "[role=tab]", textbox: "input, textarea" },
  };
  const parts = { banner: "header", main: "main" };
  const root = document.querySelector(target.within ? parts[target.within] : "body");
  const selector = "role" in target ? selectors[target.role] : "*";
  const expected = "role" in target ? target.name : target.text;
  const nameOf = (element: HTMLElement): string | null | undefined => {
    if (!("role" in target)) {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return texts.map(({ textContent }) => textContent).join("");
    }
    const labels = "labels" in element ? element.labels : undefined;
    const [label] = labels instanceof NodeList ? labels : [];
    return element.getAttribute("aria-label") ?? (label?.firstChild ?? element).textContent;
  };
  return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (element) =>
      nameOf(element)?.replace(/\s+/g, " ").trim() === expected &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest("[aria-hidden=true], [inert]") === null,
  );
}

/** Scrolls to an element. Returns the element's center, or `null` if another element covers the center. */
export function findCenter([element]: HTMLElement[]): Point | null {
  if (element === undefined) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const center = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(center.x, center.y);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? center : null;
}

/** Returns whether the focused element has this text or, for a form field, this label. */
export function hasFocus(expected: string): boolean {
  const { activeElement: element } = document;
  if (element === null) return false;
  const labels = "labels" in element ? element.labels : undefined;
  const label = labels instanceof NodeList ? labels[0]?.firstChild : undefined;
  return (label ?? element).textContent?.trim() === expected;
}

/** Fills in a field as most autofill does. Some fires no events. Returns whether the field was found. */
export function enter([field]: HTMLElement[], text: string, firesEvents = true): boolean {
  if (field === undefined) return false;
  field.focus();
  // Bypass React's own `value` setter. If React knew the new value, it would ignore the input event.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  if (!firesEvents) return true;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

export function hasValue([field]: HTMLElement[], text: string): boolean {
  return field !== undefined && "value" in field && field.value === text;
}

export function hasError([field]: Element[], message: string): boolean {
  const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return (
    field?.getAttribute("aria-invalid") === "true" &&
    ids.some((id) => document.getElementById(id)?.textContent === message)
  );
}

/** A notice must appear twice: once in a toast, and once in a panel or beside the form's button. */
export function isNoticeShown(titles: HTMLElement[], text: string): boolean {
  const hasText = (selector: string) =>
    titles.some((title) => title.closest(selector)?.textContent.includes(text));
  return hasText(".Toastify__toast") && hasText("main :is([role=status], [role=alert], section section)");
}

/** Checks that the page's script has started, and that React has hydrated all forms. */
export function isHydrated(): boolean {
  const isReactRoot = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith("__reactContainer"));
  const forms = [...document.querySelectorAll("[data-island]")];
  return document.documentElement.dataset["scripts"] !== undefined && forms.every(isReactRoot);
}
