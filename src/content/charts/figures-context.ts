import { createContext } from "react";
import { type Figure } from "../model/figure";

export interface ReportFigures {
  readonly figures: readonly Figure[];
  /** URL path of the report. The figures' files are in this folder. */
  readonly path: string;
}

/** For an MDX body without figures, such as the body of a legal page. */
export const noFigures: ReportFigures = { figures: [], path: "" };

export const FiguresContext = createContext(noFigures);

/** Id of a figure's element on the report's page. */
export const figureAnchor = (id: string): string => `figure-${id}`;
