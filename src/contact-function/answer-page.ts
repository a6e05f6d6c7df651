import { createHash } from "node:crypto";
import { favicons, icoWidth } from "../addresses";
import { scheme } from "../styles/color-schemes";
import { displayFontFaces } from "../styles/display-font";
import { logo } from "../styles/logo";
import { logoLetters } from "../styles/logo-letters";
import { doubleRule } from "../styles/mixins";
import { color, font, fontSize, size, space } from "../styles/tokens";

const used = ["--paper", "--ink", "--muted", "--accent", "--accent-strong"] as const;

function variables(name: "light" | "dark"): string {
  const colors = scheme(name);
  return `:root{${used.map((variable) => `${variable}:${colors[variable]}`).join(";")}}`;
}

const css = `${displayFontFaces}\
:root{color-scheme:light dark}${variables("light")}\
@media(prefers-color-scheme:dark){${variables("dark")}}\
body{max-width:${size.measure};margin:0 auto;padding:${space.l} ${size.gutter} ${space.xxl};\
background:${color.paper};color:${color.ink};font:${fontSize.text}/1.6 ${font.text}}\
svg{display:block;fill:none;stroke:${color.ink};stroke-width:3;stroke-linecap:round}\
.across{stroke:${color.accent};stroke-width:3.5}.letters{fill:${color.ink};stroke:none}\
h1{margin:${space.section} 0 ${space.m};font:700 ${fontSize.h2}/1.12 ${font.display};letter-spacing:-.012em}\
p,ul{margin:0 0 ${space.m};text-wrap:balance}\
dl{margin:${space.l} 0;padding:${space.l} 0 ${space.m};border-block:${doubleRule}}\
dt{color:${color.muted};font:${fontSize.label}/1.5 ${font.label}}\
dd{margin:0 0 ${space.s};font:600 1em/1.5 ${font.label};overflow-wrap:anywhere}\
nav{display:flex;flex-wrap:wrap;gap:${space.m} ${space.l};margin-top:${space.xl};\
padding-top:${space.m};border-top:${size.line} solid ${color.ink}}\
main:has(dl)+nav{margin:0;padding:0;border:0}\
a{display:inline-block;padding:.5rem 0;color:${color.accent};font-weight:600;text-underline-offset:.18em}\
a:hover{color:${color.accentStrong}}\
:focus-visible{outline:${size.line} solid ${color.accent};outline-offset:${size.line}}`;

const digest = createHash("sha256").update(css).digest("base64");

export const answerPolicy =
  `default-src 'none'; style-src 'sha256-${digest}'; font-src 'self'; img-src 'self'; ` +
  "base-uri 'none'; form-action 'none'";

/**
 * The page has no site header or footer, because Gatsby bundles the function before it builds the pages.
 *
 * @param site - The site's origin, or an empty string if the function runs on that origin.
 */
export const answerPage = (title: string, body: string, site: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${favicons.ico}" sizes="${icoWidth}x${icoWidth}">
<link rel="icon" href="${favicons.svg}" type="image/svg+xml">
<style>${css}</style>
</head>
<body>
<svg role="img" aria-label="${logo.name}" viewBox="0 0 ${logo.width} ${logo.height}" \
width="${logo.width}" height="${logo.height}"><path d="${logo.upright}"/>\
<path class="across" d="${logo.across}"/>\
<path class="letters" d="${logoLetters}" transform="${logo.lettersTransform}"/></svg>
<main>
<h1>${title}</h1>
${body}
</main>
<nav aria-label="Site"><a href="${site}/">Return to Home</a><a href="${site}/contact">Contact Us</a></nav>
</body>
</html>
`;
