import { openPanel, researchAddress, researchPanels } from "../addresses";
import { isModified, isPlainClick } from "./plain-click";

const { dataset } = document.documentElement;
const tabs: HTMLAnchorElement[] = [];

/**
 * Turns the links of the research page into WAI-ARIA tabs with automatic activation. The attribute
 * `data-panel` names the open panel, and style sheets hide the others (see `sections/research-tabs.tsx`). The
 * panel for suggesting a topic has no tab.
 */
export function startTabs(): void {
  const list = document.querySelector<HTMLElement>("[data-tabs]");
  if (list === null) return;
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", list.dataset["tabs"] ?? "");
  for (const tab of list.querySelectorAll("a")) {
    const panel = document.getElementById(panelOf(tab));
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panelOf(tab));
    panel?.setAttribute("role", "tabpanel");
    panel?.setAttribute("aria-labelledby", tab.id);
    tabs.push(tab);
  }
  show(openPanel(location));
  document.addEventListener("click", openByClick);
  list.addEventListener("keydown", moveByKey);
  window.addEventListener("popstate", () => show(openPanel(location)));
}

const panelOf = (link: HTMLAnchorElement): string => link.hash.slice(1);

function show(id: string): void {
  dataset["panel"] = id;
  const inTabOrder = tabs.find((tab) => panelOf(tab) === id) ?? tabs[0];
  for (const tab of tabs) {
    tab.setAttribute("aria-selected", String(panelOf(tab) === id));
    tab.tabIndex = tab === inTabOrder ? 0 : -1;
  }
}

function select(tab: HTMLAnchorElement): void {
  history.replaceState(null, "", researchAddress(panelOf(tab)));
  show(panelOf(tab));
}

function openByClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || !isPlainClick(event)) return;
  if (tabs.includes(link)) {
    event.preventDefault();
    select(link);
  } else if (link.getAttribute("href") === `#${researchPanels.suggest}`) {
    event.preventDefault();
    openSuggestion();
  }
}

/** Adds a history entry, so that Back returns to the previous panel. */
function openSuggestion(): void {
  history.pushState(null, "", researchAddress(researchPanels.suggest));
  show(researchPanels.suggest);
  // Move the focus, because the button that opened the panel is now hidden.
  const panel = document.getElementById(researchPanels.suggest);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView();
}

function moveByKey(event: KeyboardEvent): void {
  const index = tabs.findIndex((tab) => tab === event.target);
  const indexes: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
    " ": index,
  };
  const nextIndex = indexes[event.key];
  if (index < 0 || nextIndex === undefined || isModified(event)) return;
  event.preventDefault();
  const next = tabs.at(nextIndex % tabs.length);
  if (next === undefined) return;
  select(next);
  next.focus();
}
