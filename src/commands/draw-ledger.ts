import { writeFileSync } from "node:fs";
import { ledgerPicture } from "../build/site/ledger-picture";
import { readEntries } from "../content/files/read-content";
import { report } from "../content/model/kinds/report";
import { palette } from "../styles/color-schemes";

/* For the Our Story page, draws each report's sample size, starting with the oldest report. */
const reports = readEntries(report).map(({ data }) => data);
reports.sort((a, b) => (a.date < b.date ? -1 : 1));
async function draw(scheme: "light" | "dark", file: string): Promise<void> {
  writeFileSync(`content/images/${file}`, await ledgerPicture(reports, palette, scheme));
}
void draw("light", "ledger.png");
void draw("dark", "ledger-dark.png");
