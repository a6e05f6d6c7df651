import { openPanel } from "../../addresses";

// Inline script that marks the panel named in the URL, so that style sheets can show it before React starts.
const { dataset } = document.documentElement;
const markOpenPanel = () => {
  dataset["panel"] = openPanel(location);
};
markOpenPanel();
addEventListener("hashchange", () => {
  if (dataset["panel"] === undefined) return;
  markOpenPanel();
  // Scroll to the panel now, because the browser couldn't scroll to it while it was hidden.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
