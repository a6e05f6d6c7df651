// Names the panel that the address opens, before the page is painted and until React takes over.
(() => {
  const root = document.documentElement;
  const panelOf = new URLSearchParams(document.currentScript.dataset.panels);
  const ids = [...panelOf.values()];
  const mark = () => {
    const anchor = location.hash.slice(1);
    const named = panelOf.get(new URLSearchParams(location.search).get("tab"));
    root.dataset.panel = ids.includes(anchor) ? anchor : named || ids[0];
  };
  mark();
  addEventListener("hashchange", () => {
    if (!root.dataset.panel) return;
    mark();
    // The browser could not scroll to a panel that was hidden.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
})();
