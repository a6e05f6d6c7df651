import { type DrawIllustration, box, line, lines, strokes } from "./strokes";

/** Draws how a web page takes shape: a list of what it needs, the page, its mobile version, and inquiries. */
export const wireframe: DrawIllustration = ({ ink, muted, accent, paper }) => {
  const needs = [64, 124, 184, 244];
  const inquiries = strokes(14, 796, 146, 9);
  return (
    <>
      <path d={needs.map((top) => box(84, top, 20, 20) + line(116, top + 11, 44)).join("")} stroke={muted} />
      <path d={needs.map((top) => `M88 ${top + 9}l6 8 14-22`).join("")} stroke={accent} />
      <path d={box(204, 36, 380, 248)} fill={paper} stroke={ink} />
      <path d={line(204, 74, 380) + box(424, 100, 132, 88) + "m3 3 126 82m2-84-130 84"} stroke={ink} />
      <path d="M222 56h.1M238 55h.1M254 56h.1" stroke={ink} strokeWidth="7" />
      <path
        d={lines([
          [228, 108, 150],
          [228, 128, 112],
        ])}
        stroke={ink}
        strokeWidth="6"
      />
      <path d={box(228, 152, 92, 32)} fill={accent} stroke={accent} />
      <path d={box(228, 212, 96, 50) + box(344, 212, 96, 50) + box(460, 212, 96, 50)} stroke={muted} />
      <path d={box(630, 62, 114, 222)} fill={paper} stroke={ink} />
      <path
        d={lines([
          [648, 92, 74],
          [648, 108, 50],
        ])}
        stroke={ink}
        strokeWidth="5"
      />
      <path
        d={
          box(648, 132, 78, 54) +
          lines([
            [648, 206, 74],
            [648, 222, 60],
          ])
        }
        stroke={muted}
      />
      <path d={box(648, 240, 78, 24)} fill={accent} stroke={accent} />
      <path d="M734 252c40 2 64-14 72-56m-11 13 11-14 9 15" stroke={accent} />
      <path d={inquiries.upright} stroke={ink} />
      <path d={inquiries.across} stroke={accent} />
    </>
  );
};

/** Positions of the client's page among seven results, from the first month to the last. */
const positions = [6, 6, 5, 3, 3, 1, 0] as const;

/**
 * Draws seven months of search results side by side. The client's result climbs from the last to the first.
 */
export const ladder: DrawIllustration = ({ ink, muted, accent }) => {
  const spots = positions.flatMap((_, month) =>
    [0, 1, 2, 3, 4, 5, 6].map((rank) => ({
      isClient: positions[month] === rank,
      place: [122 + month * 108, 48 + rank * 37, 68 - ((month * 3 + rank * 7) % 4) * 6] as const,
    })),
  );
  const others = spots.filter(({ isClient }) => !isClient).map(({ place }) => place);
  const client = spots.filter(({ isClient }) => isClient).map(({ place: [x, y] }) => [x, y] as const);
  const climbs = client.slice(1).map(([x, y], index) => {
    const before = client[index]?.[1] ?? y;
    return `M${x - 40} ${before}c20 0 16 ${y - before} 36 ${y - before}`;
  });
  return (
    <>
      <path d={lines(others)} stroke={muted} />
      <path d={climbs.join("")} stroke={accent} />
      <path d={client.map(([x, y]) => box(x, y - 9, 66, 18)).join("")} fill={accent} stroke={accent} />
      <path d="M752 52c-8-34 106-44 112-10 6 42-118 52-122 10-2-28 54-38 88-32" stroke={ink} />
      <path d={line(122, 296, 716)} stroke={ink} />
    </>
  );
};

/**
 * Draws search terms in a ledger. Terms that bring inquiries have tally marks, and the others are crossed
 * out.
 */
export const terms: DrawIllustration = ({ ink, muted, accent, paper }) => {
  const counts = [14, 0, 0, 9, 5, 0, 7, 12];
  const rows = [124, 96, 142, 118, 88, 150, 110, 132].map((width, index) => {
    return {
      left: 172 + (index % 2) * 344,
      top: 132 + Math.floor(index / 2) * 48,
      width,
      count: counts[index] ?? 0,
    };
  });
  const found = rows.filter(({ count }) => count > 0);
  const idle = rows.filter(({ count }) => count === 0);
  const marks = found.map(({ left, top, count }) => strokes(count, left + 168, top - 15, 9));
  const path = (all: typeof rows) => lines(all.map(({ left, top, width }) => [left, top, width]));
  return (
    <>
      <path d={box(172, 32, 616, 54)} fill={paper} stroke={ink} />
      <path d="M200 56c0-17 25-17 25 0s-25 16-25 0m21 10 13 12" stroke={accent} />
      <path d={line(252, 60, 176)} stroke={muted} strokeWidth="6" />
      <path d="M440 46v28" stroke={accent} />
      <path d={path(found)} stroke={ink} strokeWidth="6" />
      <path d={path(idle)} stroke={muted} strokeWidth="6" />
      <path
        d={idle
          .map(({ left, top, width }) => `M${left - 12} ${top + 9}q${width / 2} -2 ${width + 26}-18`)
          .join("")}
        stroke={accent}
      />
      <path d={marks.map(({ upright }) => upright).join("")} stroke={ink} />
      <path d={marks.map(({ across }) => across).join("")} stroke={accent} />
    </>
  );
};
