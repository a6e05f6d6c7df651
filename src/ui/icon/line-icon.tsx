import { type IconNode } from "lucide";
import { createElement, type SVGProps } from "react";

type LineIconProps = SVGProps<SVGSVGElement> & { drawing: IconNode; size?: number | string };

/**
 * Draws a line icon in the color of the text around it, hidden from screen readers: the words beside it
 * say the same. Lucide's own package for React wraps each icon in code that weighs more than the drawing.
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
