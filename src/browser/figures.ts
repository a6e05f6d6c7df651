/** Selects the `<details>` element with a chart's files (see `content/charts/figure-element.tsx`). */
const files = ".chart-footer > details:last-of-type";

/** When a visitor opens a chart's list of files, fills in what the two copy buttons there copy. */
export function startFigureTools(): void {
  // `toggle` doesn't bubble, so listen in the capture phase.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof Element && target.matches(files)) fillIn(target);
    },
    true,
  );
}

function fillIn(disclosure: Element): void {
  const figure = disclosure.closest("figure");
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const [copyLink, embed] = disclosure.querySelectorAll<HTMLElement>("[data-copy]");
  const shown = disclosure.querySelector("p");
  if (!figure || !copyLink || !embed || !shown) return;
  const picture = disclosure.querySelector('[href$=".png"]')?.getAttribute("href") ?? "";
  const link = `${canonical}#${figure.id}`;
  const code = embedCode({
    link,
    // The document's title names the report and its publisher.
    credit: document.title,
    image: new URL(picture, canonical).href,
    description: figure.querySelector('[role="img"], .ledger')?.getAttribute("aria-label") ?? "",
    title: figure.querySelector(".chart-title")?.textContent ?? "",
    source: figure.querySelector(".chart-footer > p")?.textContent ?? "",
  });
  copyLink.dataset["copy"] = link;
  embed.dataset["copy"] = code;
  shown.textContent = code;
}

/** All URLs are absolute. */
interface Embed {
  /** URL of the chart on its report's page. */
  readonly link: string;
  readonly image: string;
  readonly description: string;
  readonly title: string;
  readonly source: string;
  readonly credit: string;
}

/** Returns HTML without frames or scripts. This site can't be framed, and other sites may forbid scripts. */
function embedCode({ link, image, description, title, source, credit }: Embed): string {
  const picture = `<img src="${escape(image)}" alt="${escape(description)}" style="max-width: 100%">`;
  const caption = `<b>${escape(title)}</b> ${escape(source)} (<a href="${escape(link)}">${escape(credit)}</a>)`;
  return `<figure>\n${picture}\n<figcaption>${caption}</figcaption>\n</figure>`;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
