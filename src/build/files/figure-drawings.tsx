import { type ReactElement } from "react";
import { drawBar, measureBars } from "../../content/charts/draw-bars";
import { ledgerHeads, readLedger } from "../../content/charts/draw-ledger";
import { drawParts, drawSquares, isOneShare, readShares } from "../../content/charts/draw-tally";
import { type Figure } from "../../content/model/figure";
import {
  bold,
  column,
  enlarge,
  labelStyle,
  numeral,
  row,
  rule,
  shrinking,
  spread,
  unbroken,
} from "./figure-layout";
import { shareColors as colors } from "./tally-sheet";

function drawBars(figure: Figure) {
  const height = 68;
  const measured = measureBars(figure);
  return (
    <div style={{ ...column, gap: 32 }}>
      {measured.bars.map((bar, index) => (
        <div key={index} style={{ ...column, gap: 10 }}>
          <div style={{ ...row, alignItems: "baseline", gap: 16 }}>
            <div style={{ ...numeral, ...unbroken }}>{bar.value}</div>
            <div style={shrinking}>{bar.name}</div>
          </div>
          <div style={{ ...row, position: "relative", height }}>
            {enlarge(height, (size) => drawBar(bar, measured, colors, size))}
            {bar.difference && (
              <div style={{ ...labelStyle(bar.difference), height }}>{bar.difference.label}</div>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

const drawTally = (figure: Figure) => (isOneShare(figure) ? drawDots(figure) : drawShareBar(figure));

function drawShareBar(figure: Figure) {
  const shares = readShares(figure);
  return (
    <div style={{ ...column, gap: 24 }}>
      <div style={spread}>
        {shares.map(({ name, value }, index) => (
          <div key={name} style={{ ...row, ...shrinking, gap: 14 }}>
            <svg width={20} height={20} viewBox="0 0 20 20" style={{ marginTop: 8, flexShrink: 0 }}>
              <path d="M1 1h18v18H1z" fill={index === 0 ? colors.accent : colors.bar} stroke={colors.ink} />
            </svg>
            <div style={{ ...column, ...shrinking, ...(index > 0 && alignedRight) }}>
              <div>{name}</div>
              <div style={numeral}>{value}</div>
            </div>
          </div>
        ))}
      </div>
      {enlarge(136, (size) => drawParts(shares, colors, size))}
    </div>
  );
}

const alignedRight = { alignItems: "flex-end", textAlign: "right" } as const;

function drawDots(figure: Figure) {
  const [part, rest] = readShares(figure);
  return (
    <div style={{ ...row, gap: 56, alignItems: "center" }}>
      <div style={{ ...column, width: 224 }}>
        <div>{part?.name ?? ""}</div>
        <div style={{ ...numeral, fontSize: 96, color: colors.accent }}>{part?.value ?? ""}</div>
      </div>
      <div style={{ ...column, gap: 20 }}>
        <svg width={808} height={202} viewBox="0 0 480 120" fill="none" strokeWidth="2">
          {drawSquares(part?.share ?? 0, colors).map((square, index) => (
            <g key={index} transform={`translate(${index * 120} 0)`}>
              {square}
            </g>
          ))}
        </svg>
        <div style={{ ...row, width: 800, paddingLeft: 6, gap: 12 }}>
          <svg width={26} height={26} viewBox="0 0 26 26" fill="none" style={{ marginTop: 5, flexShrink: 0 }}>
            <circle cx={13} cy={13} r={11.7} stroke={colors.muted} strokeWidth="2.5" />
          </svg>
          <div style={shrinking}>{rest?.name ?? ""}</div>
          <div style={{ ...bold, ...unbroken }}>{rest?.value ?? ""}</div>
        </div>
      </div>
    </div>
  );
}

function drawLedger(figure: Figure) {
  const line = (left: ReactElement, right: ReactElement) => (
    <div style={{ ...row, alignItems: "center", paddingTop: 14, paddingBottom: 14 }}>
      <div style={{ ...column, width: "60%", paddingRight: 28 }}>{left}</div>
      <div style={{ ...row, width: "40%" }}>{right}</div>
    </div>
  );
  return (
    <div style={column}>
      {line(<div style={bold}>{ledgerHeads[0]}</div>, <div style={bold}>{ledgerHeads[1]}</div>)}
      {readLedger(figure).map(({ name, details, value }, index) => (
        <div key={index} style={column}>
          {rule(2, colors.muted)}
          {line(
            <div style={column}>
              <div style={bold}>{name}</div>
              <div style={{ fontSize: 25, color: colors.muted }}>{details}</div>
            </div>,
            <div style={{ ...numeral, ...shrinking }}>{value}</div>,
          )}
        </div>
      ))}
    </div>
  );
}

/** Functions that draw charts for satori. They use fixed colors and no React components. */
export const figureDrawings: Readonly<Record<Figure["kind"], (figure: Figure) => ReactElement>> = {
  tally: drawTally,
  bars: drawBars,
  table: drawLedger,
};
