import { createPortal } from "react-dom";
import { addressOf } from "../addresses";
import { copyBox, row } from "../styles/mixins";
import { fontSize, space } from "../styles/tokens";
import { CopyButton } from "./copy-button";

export interface FigureButtonsProps {
  /** The `<details>` elements that are currently open in charts. */
  readonly opened: readonly Element[];
  readonly labels: Readonly<Record<"copyLink" | "embed" | "copied" | "refused", string>>;
  readonly siteUrl: string;
  /** URL of the report. */
  readonly address: string;
  /** Title and publisher of the report. */
  readonly credit: string;
}

export const FigureButtons = ({ opened, labels, siteUrl, address, credit }: FigureButtonsProps) =>
  opened.map((disclosure) => {
    const figure = disclosure.closest("figure");
    const textOf = (selector: string) => figure?.querySelector(selector)?.textContent ?? "";
    const valueOf = (selector: string, attribute: string) =>
      figure?.querySelector(selector)?.getAttribute(attribute) ?? "";
    const link = address + valueOf("figcaption a", "href");
    const code = embedCode({
      link,
      credit,
      image: addressOf(siteUrl, valueOf('[href$=".png"]', "href")),
      description: valueOf('[role="img"], .ledger', "aria-label"),
      title: textOf(".chart-title"),
      source: textOf(".chart-footer > p"),
    });
    return createPortal(
      <>
        <div css={{ ...row(space.m), button: { fontSize: fontSize.label } }}>
          <CopyButton text={link} labels={labels}>
            {labels.copyLink}
          </CopyButton>
          <CopyButton text={code} labels={labels}>
            {labels.embed}
          </CopyButton>
        </div>
        <p css={{ ...copyBox, fontSize: fontSize.label, overflowWrap: "anywhere" }}>{code}</p>
      </>,
      disclosure,
      link,
    );
  });

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
