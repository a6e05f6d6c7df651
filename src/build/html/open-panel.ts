import { openPanel } from "../../addresses";

// This inline script marks the panel that the address opens, from before the first paint until React takes over.
const { dataset } = document.documentElement;
const mark = () => {
  dataset["panel"] = openPanel(location);
};
mark();
addEventListener("hashchange", () => {
  if (dataset["panel"] === undefined) return;
  mark();
  // The browser couldn't scroll to the panel while it was hidden.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
