/* Every function in this file runs in the page, so it can't use anything declared outside the function. */

/** Returns the text of `<main>` if `<main>` has no visible main heading or almost no visible text. */
export function unreadableMain(): string[] {
  const main = document.querySelector("main");
  const text = main?.innerText ?? "";
  return main?.querySelector("h1")?.checkVisibility() && text.length > 100 ? [] : [text];
}

/** Finds invisible text, except text that appears after a click on a control or at another window size. */
export function hiddenTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element, nodeValue: text } = node;
    const isElsewhere = element?.closest(
      "script, style, noscript, option, [hidden], details:not([open]), header nav",
    );
    const isInClosedPanel = element?.closest("[data-tabs] ~ *")?.checkVisibility() === false;
    if (
      text?.trim() &&
      !isElsewhere &&
      !isInClosedPanel &&
      !element?.checkVisibility({ visibilityProperty: true })
    ) {
      hidden.push(text);
    }
  }
  return hidden;
}

/**
 * Finds text that has the same color as the page's background. Forced-colors mode puts this color behind
 * text, so the text would be invisible.
 */
export function platedTexts(): string[] {
  const page = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
    .filter((element) => {
      const { color, forcedColorAdjust } = getComputedStyle(element);
      return color === page && forcedColorAdjust !== "none";
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Finds visible controls smaller than 24 × 24 px, except links in sentences (WCAG 2.5.8). */
export function smallTargets(): string[] {
  const controls = document.querySelectorAll("a, button, input, select, textarea, summary");
  return [...controls]
    .filter((control) => control.closest("p, li > p, td, dd, .prose") === null)
    .filter(({ previousSibling, parentElement }) => {
      // A link in a sentence of a list may be small (WCAG 2.5.8, exception "Inline").
      const followsText = previousSibling?.nodeType === Node.TEXT_NODE && previousSibling.nodeValue?.trim();
      return !(parentElement?.localName === "li" && followsText);
    })
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.closest("[aria-hidden='true']") === null)
    .filter((control) => {
      const { width, height, bottom } = control.getBoundingClientRect();
      return bottom > 0 && (width < 24 || height < 24);
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

/** If the page scrolls sideways, finds the texts that extend beyond the window's right edge. */
export function wideThings(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element, textContent: text } = node;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().right <= clientWidth + 1) continue;
    let clipped = element;
    while (clipped !== null && getComputedStyle(clipped).overflowX === "visible")
      clipped = clipped.parentElement;
    if (clipped !== null && clipped !== document.documentElement) continue;
    const original = element?.dataset["original"] ?? text ?? "";
    found.push(`"${original.trim()}" doesn't fit a window of ${clientWidth}px`);
  }
  return found.length > 0 ? found.slice(0, 3) : [`The page is ${scrollWidth}px wide at ${clientWidth}px`];
}

/** Replaces a word of each text with a long one. Keeps the original text for messages about what doesn't fit. */
export function lengthenWords(word: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element, nodeValue: text } = node;
    if (element === null || element.closest("script, style, noscript, option") !== null) continue;
    element.dataset["original"] ??= text ?? "";
    node.nodeValue = (text ?? "").replace(/\p{L}{2,}/u, word);
  }
}

/** Finds chart text that is too small or overflows. Tables may overflow, because their frame scrolls. */
export function misfitsInCharts(): string[] {
  return [...document.querySelectorAll("figure.chart")].flatMap((chart) => {
    const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
    const edge = chart.getBoundingClientRect().right;
    const misfits: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest("details") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
      const isInTable = node.parentElement.closest(".table-frame") !== null;
      if (size < 12 || (!isInTable && range.getBoundingClientRect().right > edge + 1)) {
        misfits.push(`${node.textContent}: ${size}px, or it overflows`);
      }
    }
    return misfits;
  });
}

/** Finds chart labels that overlap each other or cross the edge of a bar. */
export function collidingLabels(): string[] {
  return [...document.querySelectorAll("figure.chart")].flatMap((chart) => {
    const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
    const labels: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // Shrink the box, because a box around large text is taller than the letters.
        const margin = height * 0.2;
        labels.push({ text: node.textContent, left, right, top: top + margin, bottom: bottom - margin });
      }
    }
    const collisions = labels.flatMap((label, index) =>
      labels
        .slice(index + 1)
        .filter(({ left, right, top, bottom }) => {
          const beside = right < label.left + 1 || left > label.right - 1;
          return !beside && bottom > label.top && top < label.bottom;
        })
        .map(({ text }) => `"${label.text}" overlaps "${text}"`),
    );
    for (const bar of chart.querySelectorAll(".bar path, .share path")) {
      const { left, right, top, bottom } = bar.getBoundingClientRect();
      const crossing = labels.filter((label) => {
        const apart =
          label.right < left + 1 || label.left > right - 1 || label.bottom < top || label.top > bottom;
        const inside =
          label.left > left - 1 && label.right < right + 1 && label.top > top && label.bottom < bottom;
        return !apart && !inside;
      });
      collisions.push(...crossing.map(({ text }) => `"${text}" crosses the boundary of a bar`));
    }
    return collisions;
  });
}

/** Finds text smaller than 20 px that has letter spacing. */
export function trackedTexts(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
    .filter((element) => {
      const { fontSize, letterSpacing } = getComputedStyle(element);
      return parseFloat(fontSize) < 20 && letterSpacing !== "normal" && parseFloat(letterSpacing) !== 0;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Finds fields below 16 px. Safari on iPhones zooms into them. */
export function smallFields(): string[] {
  return [...document.querySelectorAll("input, select, textarea")]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/**
 * Finds headline-font text at sizes where the dots of i and j touch the stems (at one device pixel per CSS
 * pixel).
 */
export function closedDots(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => [...element.childNodes].some((node) => /[ij]/.test(node.nodeValue ?? "")))
    .filter((element) => {
      const { fontFamily, fontSize } = getComputedStyle(element);
      const size = parseFloat(fontSize);
      return fontFamily.startsWith("Display") && size > 17 && size < 23 && element.checkVisibility();
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Finds hyphenated words that break across two lines in a heading or in large text. */
export function brokenWords(): string[] {
  const largeTexts = [...document.querySelectorAll("section p")].filter(
    (text) => parseFloat(getComputedStyle(text).fontSize) >= 19,
  );
  return [...document.querySelectorAll("h1, h2, h3"), ...largeTexts].flatMap((text) => {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+-\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/**
 * Finds names in a chart that are more than 400 px from their numbers. The chart's table pairs names with
 * numbers.
 */
export function strayNames(): string[] {
  return [...document.querySelectorAll("figure.chart")].flatMap((chart) => {
    const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
    const texts: { text: string; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest("details") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push({ text: node.textContent ?? "", box: range.getBoundingClientRect() });
    }
    const strays: string[] = [];
    for (const row of chart.querySelectorAll("tbody tr")) {
      const cells = [...row.children].map(({ textContent }) => textContent ?? "");
      // A ledger row can have several names. All but the first are in a `<span>`.
      const name = row.querySelector("th")?.firstChild?.textContent?.trim() ?? "";
      const names = texts.filter(({ text }) => text.includes(name));
      const number = cells.map((cell) => cell.replace(/^[+$]|%$/g, "")).find((cell) => /^[\d.]+$/.test(cell));
      const numbers = texts.filter(({ text }) => text.replace(/^[+$]|%$/g, "") === number);
      const gaps = names.flatMap((name) =>
        numbers.map((other) => Math.hypot(other.box.left - name.box.right, other.box.top - name.box.top)),
      );
      if (!gaps.some((gap) => gap < 400)) strays.push(`${cells.join()}: ${gaps.join()}`);
    }
    return strays;
  });
}
