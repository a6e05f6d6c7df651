import { writeFileSync } from "node:fs";
import { readEntries } from "../content/files/read-content";
import { ledgerPicture } from "../content/illustrations/ledger-picture";
import { report } from "../content/model/kinds/report";
import { palette } from "../styles/color-schemes";
import { strokesFor } from "../styles/tally";

/*
 * Draws the sample sizes of all reports for the Our Story page, starting with the oldest report. Each stroke
 * stands for ten sampled items.
 */
const reports = readEntries(report).map(({ data }) => data);
reports.sort((a, b) => (a.date < b.date ? -1 : 1));
const counts = reports.map(({ sample }) => Math.round(strokesFor(sample) / 10));
async function draw(scheme: "light" | "dark", file: string): Promise<void> {
  writeFileSync(`content/images/${file}`, await ledgerPicture(counts, palette, scheme));
}
void draw("light", "ledger.png");
void draw("dark", "ledger-dark.png");
