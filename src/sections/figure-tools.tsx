import { graphql } from "gatsby";
import { type ComponentType, useEffect, useState } from "react";
import { addressOf } from "../addresses";
import { useSiteIdentity } from "../seo/site-data";
import { type FigureButtonsProps } from "../ui/figure-buttons";

export const fragment = graphql`
  fragment FigureToolsLabels on ResearchPageCharts {
    copyLink
    embed
  }
`;

interface FigureToolsProps {
  readonly report: { readonly title: string; readonly path: string };
  readonly labels: FigureButtonsProps["labels"];
}

/** Selects open `<details>` elements with a chart's files (see `content/charts/chart-element.tsx`). */
const openFiles = ".chart-footer > details[open]:last-of-type";

/**
 * Adds buttons to a report's charts. Loads the buttons' code when a visitor first opens a chart's list of
 * files.
 */
export function FigureTools({ report, labels }: FigureToolsProps) {
  const { name: publisher, siteUrl } = useSiteIdentity().site;
  const [Buttons, setButtons] = useState<ComponentType<FigureButtonsProps>>();
  const [opened, setOpened] = useState<readonly Element[]>([]);
  useEffect(() => {
    const update = () => {
      const disclosures = [...document.querySelectorAll(openFiles)];
      setOpened(disclosures);
      if (disclosures.length === 0) return;
      // If loading fails, try again when the visitor opens another `<details>` element.
      import("../ui/figure-buttons").then(
        ({ FigureButtons }) => setButtons(() => FigureButtons),
        () => undefined,
      );
    };
    update();
    // `toggle` doesn't bubble, so listen in the capture phase.
    document.addEventListener("toggle", update, true);
    return () => document.removeEventListener("toggle", update, true);
  }, []);
  const address = addressOf(siteUrl, report.path);
  return (
    Buttons && <Buttons {...{ opened, labels, siteUrl, address }} credit={`${report.title}, ${publisher}`} />
  );
}
