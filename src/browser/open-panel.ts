import { openPanel } from "../addresses";

// Inline script that marks the panel named in the URL, so that the page's first paint already shows it, and
// so that the anchors of the panels work in browsers that can't run the site's other scripts.
const markOpenPanel = () => {
  document.documentElement.dataset["panel"] = openPanel(location);
};
markOpenPanel();
addEventListener("hashchange", () => {
  markOpenPanel();
  // Scroll to the panel now, because the browser couldn't scroll to it while it was hidden.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
