import { type ChartKind } from "../../../src/content/charts/chart-data";
import { parseDataTable } from "../../../src/content/charts/data-table";
import { figureSentence } from "../../../src/content/charts/figure-sentence";
import { readEntries } from "../../../src/content/files/read-content";
import { researchPage } from "../../../src/content/model/kinds/research-page";
import { frozenContent } from "../../frozen";

const labels = readEntries(researchPage, frozenContent)[0]!.data.charts;

const sentenceOf = (kind: ChartKind, unit: string, rows: string, columns = "Name,Number") =>
  figureSentence({ kind, unit, labels, table: parseDataTable(`${columns}\n${rows}\n`).table });

test.each<[ChartKind, unit: string, rows: string, sentence: string]>([
  ["ShareBar", "% by device", "Mobile,68\nDesktop,32", "Mobile leads with 68%, desktop has 32%."],
  [
    "Hundred",
    "% of paid clicks",
    "Voice search,25\nEverything else,75",
    "Voice search has 25% of paid clicks, everything else has 75%.",
  ],
  ["ShareBar", "%", "Mobile,50\nDesktop,50", "Mobile has 50%, desktop has 50%."],
  [
    "BarChart",
    "$ per click",
    "Search,0.90\nGoogle video,1.16",
    "Google video leads with $1.16 per click, search has $0.90.",
  ],
  ["BarChart", "Clicks", "Search,1200\nTikTok,800", "Search leads with 1,200 clicks, TikTok has 800."],
  ["BarChart", "+%", "Video,-5\nB2B,12", "B2B leads with +12%, video has −5%."],
  ["BarChart", "%", "Static ads,20\nVideo,5", "The figures go from 20% (static ads) to 5% (video)."],
  [
    "BarChart",
    "% of clicks",
    "Search,20\nE-commerce,5\nVideo,75",
    "The figures go from 75% of clicks (video) to 5% (e-commerce).",
  ],
  ["BarChart", "%", "Voice search,20", "The figure is 20% for voice search."],
  [
    "BarChart",
    "Index: static ads = 100",
    "Static ads,100\nDynamic ads,256",
    "The index goes from 100 (static ads) to 256 (dynamic ads, +156%).",
  ],
  [
    "BarChart",
    "Index",
    "Before,100\nDuring,70\nAfter,38",
    "The index goes from 100 (before) to 38 (after, 62% less).",
  ],
  ["BarChart", "Index", "Before,100\nAfter,100", "The figures go from 100 (before) to 100 (after)."],
])("<%s> in %j with the rows %j is described as: %s", (kind, unit, rows, sentence) => {
  expect(sentenceOf(kind, unit, rows)).toBe(sentence);
});

test.each([
  ["Time saved,Integrated tasks,62,+%", "The figure is +62% for time saved, integrated tasks."],
  [
    "E-commerce,Cost per click (CPC),1.16,$\nB2B,Lead conversion,4.23,%\nAI,Time,-1200,days",
    "The benchmarks go from $1.16 for e-commerce, cost per click (CPC), to −1,200 days for AI, time.",
  ],
])("<Benchmarks> with the rows %j is described as: %s", (rows, sentence) => {
  expect(sentenceOf("Benchmarks", "", rows, "Sector,Measure,Benchmark,Unit")).toBe(sentence);
});

test("names with braces or dollar signs are copied as they are", () => {
  const rows = "{last} $& $1,60\nRest,40";
  expect(sentenceOf("ShareBar", "%", rows)).toBe("{last} $& $1 leads with 60%, rest has 40%.");
});

test("an editor's description replaces the sentence", () => {
  const { table } = parseDataTable("Name,Number\nMobile,68\nDesktop,32\n");
  const description = "Two of three people use a phone.";
  expect(figureSentence({ kind: "ShareBar", unit: "%", labels, table, description })).toBe(description);
});
