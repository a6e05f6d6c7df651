/** @jsxImportSource react */
import { type ReactNode } from "react";
import { color } from "../../styles/tokens";

interface DiagramProps {
  readonly title: string;
  readonly description: string;
}

export const notData = "Illustration, not data";

/** Shows a drawing that isn't made from data, with a note that says so. */
const Diagram = ({ title, description, children }: DiagramProps & { readonly children: ReactNode }) => (
  <figure className="diagram">
    <figcaption className="chart-title">{title}</figcaption>
    <div className="drawing" role="img" aria-label={description}>
      {children}
    </div>
    <p className="chart-source">{notData}</p>
  </figure>
);

/** Path data of a curve that rises steeply and falls slowly. The curve is 180 SVG units wide. */
const fading = "c4-60 7-100 20-102c20-1 34 28 58 54c24 24 50 42 102 45";
const axes = "M4 3c2 40-2 70 1 112c90-3 190 2 292-1";
/** X coordinates where the curves of the three videos begin. */
export const starts = [8, 62, 116] as const;

export function Curves({ count }: { readonly count: number }) {
  const curves = starts.slice(0, count).map((left) => `M${left} 112${fading}`);
  return (
    <svg
      viewBox="0 0 300 120"
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="2"
    >
      <path d={curves.join("")} fill={color.bar} />
      {curves.map((path, index) => (
        <path key={path} d={path} stroke={index === 2 ? color.accent : color.ink} {...keepWidth} />
      ))}
      <path d={axes} stroke={color.muted} {...keepWidth} />
    </svg>
  );
}

export const keepWidth = { vectorEffect: "non-scaling-stroke" } as const;

type WearCurvesProps = DiagramProps & Readonly<Record<"single" | "several" | "attention" | "time", string>>;

/** Compares how attention fades for one video and for three overlapping videos. */
export const WearCurves = ({ single, several, attention, time, ...rest }: WearCurvesProps) => (
  <Diagram {...rest}>
    {[single, several].map((name, index) => (
      <div key={name} className="curves">
        <p>{name}</p>
        <small>{attention}</small>
        <Curves count={index === 0 ? 1 : starts.length} />
        <small className="end">{time}</small>
      </div>
    ))}
  </Diagram>
);

export const dot = "M9 3c4-1 7 3 6 6c0 4-3 6-6 6c-4 0-6-3-6-6c0-4 3-6 6-6z";
export const bars = "M9 3v28M16 4v27M23 2v29M30 4v27";
export const crossbar = "M3 27l34-20";

const Dot = () => (
  <svg viewBox="0 0 18 18" width="18" height="18">
    <path d={dot} fill={color.paper} stroke={color.ink} strokeWidth="2" />
  </svg>
);

/** A gate drawn as a tally of five, because such a tally is called a five-bar gate. */
const Gate = () => (
  <svg viewBox="0 0 40 34" width="40" height="34" fill="none" strokeWidth="3" strokeLinecap="round">
    <path d={bars} stroke={color.ink} />
    <path d={crossbar} stroke={color.accent} />
  </svg>
);

export const Lanes = ({ children, ...rest }: DiagramProps & { readonly children?: ReactNode }) => (
  <Diagram {...rest}>{children}</Diagram>
);

type LaneProps = Readonly<Record<"title" | "start" | "work" | "gate" | "end", string>>;

export const Lane = ({ title, start, work, gate, end }: LaneProps) => (
  <div className="lane">
    <p>{title}</p>
    <div className="steps">
      {[start, work, gate, end].map((step) => (
        <div key={step} className={step === gate ? "gate" : undefined}>
          {step === gate ? <Gate /> : <Dot />}
          {step !== end && <Track />}
          <span>{step}</span>
        </div>
      ))}
    </div>
  </div>
);

/** The line that connects two markers. It's vertical in narrow windows and horizontal in wide windows. */
const Track = () => (
  <svg className="track" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none">
    <path className="across" d="M0 50c20-20 35 15 55 0s30 10 45 0" {...track} />
    <path className="down" d="M50 0c-20 20 15 35 0 55s10 30 0 45" {...track} />
  </svg>
);

const track = { stroke: color.ink, strokeWidth: 2, ...keepWidth } as const;
