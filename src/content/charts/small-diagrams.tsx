/** @jsxImportSource react */
import { type ReactElement } from "react";
import { color } from "../../styles/tokens";
import { bars, crossbar, Curves, dot, keepWidth, starts } from "./diagrams";

const SmallLane = ({ name }: { readonly name: string }) => (
  <div>
    <p>{name}</p>
    <svg aria-hidden viewBox="0 -2 480 34" width="100%" fill="none" stroke={color.ink} strokeWidth="2">
      <path d="M3 15c110-4 200 3 290 0s130 1 183 0m-10-8 10 8-9 9" {...keepWidth} />
      <path d={dot} fill={color.paper} transform="translate(0 6)" {...keepWidth} />
      <path d={dot} fill={color.paper} transform="translate(160 6)" {...keepWidth} />
      <g transform="translate(310-2)" strokeLinecap="round">
        <path d={bars} {...keepWidth} />
        <path d={crossbar} stroke={color.accent} {...keepWidth} />
      </g>
    </svg>
  </div>
);

/**
 * Returns the small form of the first diagram in an MDX body, for lists of reports. Lists show its label
 * below the drawing.
 */
export function findSmallDiagram(body: string, label: string): ReactElement | undefined {
  const lanes = [...body.matchAll(/<Lane\s[^>]*?title="([^"]+)"/g)];
  const hasCurves = body.includes("<WearCurves");
  if (!hasCurves && lanes.length === 0) return undefined;
  return (
    <>
      {hasCurves ? <SmallCurves /> : lanes.map(([, name = ""]) => <SmallLane key={name} name={name} />)}
      <p>{label}</p>
    </>
  );
}

const SmallCurves = () => (
  <svg aria-hidden width="100%" height="96">
    <Curves count={starts.length} />
  </svg>
);
