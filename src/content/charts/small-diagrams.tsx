/** @jsxImportSource react */
import { type ReactElement } from "react";
import { color } from "../../styles/tokens";
import { bars, crossbar, Curves, dot, keepWidth, notData, starts } from "./diagrams";

/** @param props - Source text of the element's attributes in the MDX body. */
const SmallLane = ({ props }: { readonly props: string }) => (
  <div>
    <p className="gate">
      {/title="([^"]+)/.exec(props)?.[1]}
      <b>{/gate="([^"]+)/.exec(props)?.[1]}</b>
    </p>
    <svg aria-hidden viewBox="0 -2 480 34" width="100%" fill="none" stroke={color.ink} strokeWidth="2">
      <path d="M3 15c110-4 200 3 290 0s130 1 180 0" {...keepWidth} />
      {[0, 200, 462].map((left) => (
        <path key={left} d={dot} fill={color.paper} transform={`translate(${left} 6)`} {...keepWidth} />
      ))}
      <g transform="translate(405-2)" strokeLinecap="round">
        <path d={bars} {...keepWidth} />
        <path d={crossbar} stroke={color.accent} {...keepWidth} />
      </g>
    </svg>
  </div>
);

export function findSmallDiagram(body: string): ReactElement | undefined {
  const lanes = [...body.matchAll(/<Lane\s([^>]+)/g)];
  const [, curves] = /<WearCurves\s[^>]*?title="([^"]+)/.exec(body) ?? [];
  if (curves === undefined && lanes.length === 0) return undefined;
  return (
    <>
      {curves !== undefined ? (
        <SmallCurves title={curves} />
      ) : (
        lanes.map(([, props = ""]) => <SmallLane key={props} props={props} />)
      )}
      <p>{notData}</p>
    </>
  );
}

const SmallCurves = ({ title }: { readonly title: string }) => (
  <>
    <p>{title}</p>
    <svg aria-hidden width="100%" height="96">
      <Curves count={starts.length} />
    </svg>
  </>
);
