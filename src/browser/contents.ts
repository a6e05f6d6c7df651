/** Marks the link to the current section, whose heading was the last to reach the window's top quarter. */
export function markCurrentSection(): void {
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")) {
    links.set(link.hash.slice(1), link);
  }
  const passed = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      let current: HTMLAnchorElement | undefined;
      for (const [id, link] of links) {
        link.removeAttribute("aria-current");
        if (passed.has(id)) current = link;
      }
      current?.setAttribute("aria-current", "true");
    },
    { rootMargin: "100000% 0% -75% 0%" },
  );
  for (const id of links.keys()) {
    const heading = document.getElementById(id);
    if (heading) observer.observe(heading);
  }
}
