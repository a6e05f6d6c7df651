import { css } from "@emotion/react";
import { scheme } from "./color-schemes";
import { logo } from "./logo";
import { color, font, fontSize, media, motion, radius, size, space, tightTracking } from "./tokens";

export const globalStyles = css({
  ":root": { colorScheme: "light dark", ...scheme("light") },
  // Limits these colors to screens, because printed pages always have the light colors.
  "@media screen and (prefers-color-scheme: dark)": { ":root": scheme("dark") },
  "@media screen and (forced-colors: active)": { ":root": scheme("forced") },
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: {
    scrollPaddingTop: `calc(${size.header} + ${space.l})`,
    [media.phone]: { scrollPaddingBottom: `calc(${size.contactBar} + ${space.m})` },
    WebkitTextSizeAdjust: "100%",
    textSizeAdjust: "100%",
  },
  "@media (prefers-reduced-motion: no-preference)": {
    // `browser/top.ts` sets this attribute once the browser has restored a position after Back. Smooth scrolling
    // would disturb that: Chromium would end at the address's anchor or 30 px off.
    "html[data-loaded]": { scrollBehavior: "smooth" },
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      transitionDuration: "0s !important",
      animationDuration: "0.01ms !important",
    },
  },
  body: {
    margin: 0,
    backgroundColor: color.paper,
    color: color.ink,
    fontFamily: font.text,
    fontSize: fontSize.text,
    lineHeight: 1.6,
    [media.narrow]: { lineHeight: 1.5 },
    // Unlike `break-word`, `anywhere` also lets a grid or flex item become narrower than its longest word.
    overflowWrap: "anywhere",
    WebkitFontSmoothing: "antialiased",
  },
  "h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote": { margin: 0 },
  "h1, h2, h3, h4": {
    fontFamily: font.display,
    fontWeight: 700,
    lineHeight: 1.12,
    textWrap: "balance",
  },
  ":is(h1, h2, h3) span": { display: "inline-block", textDecoration: "inherit" },
  // Smaller headings have no negative tracking, because it would make small text hard to read.
  "h1, h2": { letterSpacing: tightTracking },
  h1: { fontSize: fontSize.h1, lineHeight: 1 },
  h2: { fontSize: fontSize.h2 },
  h3: { fontSize: fontSize.h3 },
  h4: { fontSize: fontSize.h4 },
  "p, td": { textWrap: "pretty" },
  // `:where` has no specificity, so any class can override the padding.
  ":where(ul[role='list'], ol[role='list'])": { listStyle: "none", padding: 0 },
  a: {
    color: color.accent,
    textDecorationThickness: "0.08em",
    textUnderlineOffset: "0.18em",
    transition: `color ${motion.quick}`,
    "&:hover": { color: color.accentStrong },
  },
  "img, svg": { display: "block", maxWidth: "100%" },
  "button, input, select, textarea": { font: "inherit", color: "inherit" },
  // Safari on iPhones zooms into fields below 16 px and doesn't zoom out again.
  "input, select, textarea": { fontSize: fontSize.text },
  ":focus-visible": {
    outline: `${size.line} solid ${color.accent}`,
    outlineOffset: "3px",
    borderRadius: radius.control,
  },
  "main:focus": { outline: "none" },
  // Hide this element. It stays empty, because only Gatsby's browser app fills it in.
  "#gatsby-announcer": { display: "none" },
  "::selection": { backgroundColor: color.accent, color: color.onAccent },
  [media.print]: {
    ":root": { colorScheme: "light", "--ink": "black", "--muted": "#333333" },
    html: { fontSize: "10pt" },
    body: { backgroundColor: "transparent" },
    a: { color: "inherit" },
    ":has(> main) > :not(main), button, form": { display: "none !important" },
    "h1, h2, h3, h4": { breakAfter: "avoid" },
    "li, figure, blockquote, aside, dl, table, tr": { breakInside: "avoid" },
    "@page": {
      margin: "18mm 16mm 20mm",
      "@bottom-left": { content: JSON.stringify(logo.name), fontFamily: font.text, fontSize: "8pt" },
      "@bottom-right": { content: "counter(page)", fontFamily: font.text, fontSize: "8pt" },
    },
  },
});
