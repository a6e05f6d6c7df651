const menus = 'details[name="site-menu"]';

/** Closes menus as in WAI-ARIA's disclosure navigation pattern. */
export function startMenus(): void {
  document.addEventListener("pointerdown", closeOthers);
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector("summary")?.focus();
    }
  });
  // Without this, a page that's restored by Back would still have its menu open.
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || target.closest("a") === null) return;
    const menu = target.closest<HTMLDetailsElement>(menus);
    if (menu) menu.open = false;
  });
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`${menus}[open]`);

function closeOthers({ target }: Event): void {
  for (const menu of openMenus()) {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  }
}
