import { openPanel } from "../../addresses";

// An inline script: names the panel that the address opens, before the first paint and until React takes over.
const { dataset } = document.documentElement;
const mark = () => {
  dataset["panel"] = openPanel(location);
};
mark();
addEventListener("hashchange", () => {
  if (dataset["panel"] === undefined) return;
  mark();
  // The browser could not scroll to a panel that was hidden.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
