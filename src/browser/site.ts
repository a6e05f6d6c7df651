import { markCurrentSection } from "./contents";
import { startCopying } from "./copy";
import { startFigureTools } from "./figures";
import { startForms } from "./forms-loader";
import { startMenus } from "./menus";
import { logMissingPage } from "./not-found";
import { showNotes } from "./notes";
import { startTabs } from "./tabs";
import { showToday } from "./today";
import { startScrollingToTop, startSmoothScrolling } from "./top";

/** Checks for the newest features in use. All browsers in the `browserslist` have them. */
const isSupported = "requestSubmit" in HTMLFormElement.prototype && "at" in Array.prototype;

// The development server has no script element for this file.
const formsScript = document.currentScript?.dataset["forms"];

if (isSupported) {
  document.documentElement.dataset["scripts"] = "";
  startMenus();
  startTabs();
  startCopying();
  startFigureTools();
  startScrollingToTop();
  startSmoothScrolling();
  markCurrentSection();
  showToday();
  logMissingPage();
  if (formsScript) startForms(formsScript);
} else {
  showNotes();
}
