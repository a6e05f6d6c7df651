import { type IconNode } from "lucide";
import { createElement, type SVGProps } from "react";

type LineIconProps = SVGProps<SVGSVGElement> & { drawing: IconNode; size?: number | string };

/**
 * Draws a line icon in the color of the surrounding text. Icons are hidden from screen readers, because the text next
 * to them gives the same information. Lucide's React package isn't used, because its code for each icon would be
 * larger than the icon's drawing.
 */
export const LineIcon = ({ drawing, size = 24, ...attributes }: LineIconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    {...attributes}
  >
    {drawing.map(([shape, place], index) => createElement(shape, { ...place, key: index }))}
  </svg>
);
