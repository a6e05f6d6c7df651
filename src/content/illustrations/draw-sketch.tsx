import { renderToStaticMarkup } from "react-dom/server";
import { color } from "../../styles/tokens";
import { countingSketches } from "./counting-sketches";
import { sketchNames, type SketchName } from "./illustration-names";
import { sketchesOfWork } from "./sketches-of-work";
import { type DrawIllustration } from "./strokes";

const sketches: Readonly<Record<SketchName, DrawIllustration>> = { ...countingSketches, ...sketchesOfWork };

/** Returns SVG markup in the colors of the visitor's color scheme, or an empty string for an unknown name. */
export function sketchSvg(name: string): string {
  const known = sketchNames.find((each) => each === name);
  if (known === undefined) return "";
  return renderToStaticMarkup(
    <svg
      aria-hidden
      viewBox="0 0 240 120"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {sketches[known](color)}
    </svg>,
  );
}
