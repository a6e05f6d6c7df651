import { showNotes } from "./notes";
import { whenShown } from "./when-shown";

/** Events that show that the visitor is using the page, so the forms load immediately. */
const userEvents = ["pointerdown", "keydown", "focusin"];

/** Name of the event that the script with the forms fires when they are ready. */
export const formsReady = "forms-ready";

/**
 * Loads the script with the forms after the page's first paint, or when the visitor touches the page. Until
 * then, the contact form works without scripts. A form with `method="dialog"` doesn't, so if the visitor submits
 * it too early, it's submitted again as soon as it works.
 */
export function startForms(address: string): void {
  let earlySubmit: HTMLFormElement | undefined;
  const keepSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.method === "dialog") earlySubmit = target;
  };
  const begin = () => {
    for (const name of userEvents) removeEventListener(name, begin, true);
    if (document.querySelector(`script[src="${address}"]`)) return;
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("error", showNotes);
    document.head.append(script);
  };
  addEventListener("submit", keepSubmit, true);
  addEventListener("error", ({ filename }) => filename.endsWith(address) && showNotes());
  addEventListener(
    formsReady,
    () => {
      removeEventListener("submit", keepSubmit, true);
      // React replaces the form if an extension has changed it, so find it again.
      const form = document.getElementById(earlySubmit?.id ?? "");
      if (form instanceof HTMLFormElement) form.requestSubmit();
    },
    { once: true },
  );
  whenShown(() => {
    for (const name of userEvents) addEventListener(name, begin, { capture: true, passive: true });
    afterPaint(begin);
  });
}

function afterPaint(begin: () => void): void {
  const onLoad = () => {
    // On a fast connection, the first paint can come more than two frames after the load event.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
    }).observe({ type: "paint", buffered: true });
    // Some browsers don't report the first paint, and background tabs don't paint.
    setTimeout(begin, 3000);
  };
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad, { once: true });
}
