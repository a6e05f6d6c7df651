declare global {
  interface Window {
    /** Errors of the page since it began, as the console shows them. */
    recordedErrors?: string[];
  }
}

/**
 * A script that notes what a page's console would show as errors. The page carries it because no driver
 * of WebKit tells what stands in the console.
 */
export const recorder = `(${String(record)})()`;

function record(): void {
  const errors: string[] = [];
  window.recordedErrors = errors;
  const { error } = console;
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(" "));
    error.apply(console, words);
  };
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) errors.push(event.message);
    else if (target instanceof Element) errors.push(`not loaded: ${target.outerHTML}`);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => errors.push(`rejected: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
}
