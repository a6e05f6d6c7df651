import { openPanel } from "../../addresses";

// Inline script that marks the panel in the address, so that style sheets can show it before React starts.
const { dataset } = document.documentElement;
const markOpenPanel = () => {
  dataset["panel"] = openPanel(location);
};
markOpenPanel();
addEventListener("hashchange", () => {
  if (dataset["panel"] === undefined) return;
  markOpenPanel();
  // The browser couldn't scroll to the panel while the panel was hidden.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
