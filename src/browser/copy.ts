/** How long a status message must be empty before screen readers announce the same text again, in ms. */
const announcementGap = 100;

const copied = "Copied";
const refused = "Your browser doesn’t allow copying here. Please select the text instead.";

/** Handles buttons with `data-copy` and `data-share` (see `ui/copy-button.tsx`). */
export function startCopying(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    if (button) void copyOrShare(button);
  });
}

async function copyOrShare(button: HTMLElement): Promise<void> {
  const { copy = "", share } = button.dataset;
  const status = button.nextElementSibling;
  if (status) status.textContent = "";
  if (share !== undefined && (await openShareDialog(share, copy))) return;
  const outcome = (await copyText(copy)) ? copied : refused;
  setTimeout(() => {
    if (status) status.textContent = outcome;
  }, announcementGap);
}

/** Returns `true` if the share dialog opened, even if the visitor closed it without sharing. */
async function openShareDialog(title: string, url: string): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- checked above
    await navigator.share({ title, url });
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- without HTTPS there's no clipboard, and this throws
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
