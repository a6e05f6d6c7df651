import { openPanel } from "../../addresses";

// This inline script marks the tab panel that the address selects, so that the style sheet can show the panel
// from the first paint until React takes over.
const { dataset } = document.documentElement;
const mark = () => {
  dataset["panel"] = openPanel(location);
};
mark();
addEventListener("hashchange", () => {
  if (dataset["panel"] === undefined) return;
  mark();
  // The browser couldn't scroll to the panel while the panel was hidden.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
