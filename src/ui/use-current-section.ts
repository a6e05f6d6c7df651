import { useEffect, useState } from "react";

/** The upper part of the window, from far above it to just below its upper edge. */
const passedArea = "100000% 0% -75% 0%";

/**
 * The section that is being read: the last of the headings that passed the upper part of the window.
 * The browser reports when one passes, so nothing is measured while scrolling.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const order = key.split(" ");
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(order.filter((id) => passed.has(id)).at(-1));
      },
      { rootMargin: passedArea },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
