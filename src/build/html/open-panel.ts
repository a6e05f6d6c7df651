import { openPanel } from "../../addresses";

// Inline script that stores the id of the panel in the URL as an attribute, so that style sheets can show the
// panel before React starts.
const { dataset } = document.documentElement;
const markOpenPanel = () => {
  dataset["panel"] = openPanel(location);
};
markOpenPanel();
addEventListener("hashchange", () => {
  if (dataset["panel"] === undefined) return;
  markOpenPanel();
  // Scroll to the panel again, because the browser couldn't scroll to it while it was hidden.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
