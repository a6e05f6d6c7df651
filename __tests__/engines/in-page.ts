import { type Point } from "./engine";

/* These functions run in the page and know nothing of their file. */

/** The middle of the first element, brought into view; `null` while something lies over it. */
export function aimAt([element]: HTMLElement[]): Point | null {
  if (element === undefined) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(at.x, at.y);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? at : null;
}

/** Whether what has the focus says this, or is a field that is labelled so. */
export function hasFocus(expected: string): boolean {
  const { activeElement: element } = document;
  if (element === null) return false;
  const labels =
    element.matches("input, textarea, select") && "labels" in element ? element.labels : undefined;
  const [label] = labels instanceof NodeList ? labels : [];
  return (label?.firstChild ?? element).textContent?.trim() === expected;
}

/** Puts a text into a field, or chooses an option, as browsers do that fill in forms; says whether it could. */
export function enter([field]: HTMLElement[], text: string): boolean {
  if (field === undefined) return false;
  field.focus();
  // React's own setter on the element would take the text for one that React knows.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

export function hasValue([field]: HTMLElement[], text: string): boolean {
  return field !== undefined && "value" in field && field.value === text;
}

export function isDescribedBy([field]: HTMLElement[], message: string): boolean {
  const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return (
    field?.getAttribute("aria-invalid") === "true" &&
    ids.some((id) => document.getElementById(id)?.textContent === message)
  );
}

/** Where a title is shown together with a text. */
export function placesOf(titles: HTMLElement[], text: string): string[] {
  return titles.flatMap((title) => {
    const place = title.closest("[role=status], [role=alert], .Toastify__toast");
    if (place === null || !place.textContent.includes(text)) return [];
    return place.matches(".Toastify__toast") ? ["toast"] : ["beside the button"];
  });
}

/** Whether React has taken over the page; it marks what it has taken over, the outermost element last. */
export function isHydrated(): boolean {
  const outermost = document.querySelector("#___gatsby > *");
  return Object.keys(outermost ?? {}).some((key) => key.startsWith("__reactProps$"));
}

/** Whether this is the main heading, and the only one. */
export function hasHeading(expected: string): boolean {
  const headings = [...document.querySelectorAll("h1")];
  return headings.map(({ textContent }) => textContent).join("|") === expected;
}
