import { type IconNode } from "lucide";
import { createElement, type SVGProps } from "react";

type LineIconProps = SVGProps<SVGSVGElement> & { drawing: IconNode; size?: number | string };

/** Replaces Lucide's React package, in which an icon's code is larger than its drawing. */
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
    {drawing.map(([shape, shapeProps], index) => createElement(shape, { ...shapeProps, key: index }))}
  </svg>
);
