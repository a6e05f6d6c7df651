import { type IconNode } from "lucide";
import { createElement, type SVGProps } from "react";

/** A drawing of Lucide's: its shapes, on a square of 24 by 24. */
export type LineDrawing = IconNode;

interface LineIconProps extends Omit<SVGProps<SVGSVGElement>, "children"> {
  drawing: LineDrawing;
  size?: number | string;
}

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
