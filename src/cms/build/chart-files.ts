import { type FileCollection } from "@sveltia/cms";
import { showsDrafts } from "../../build-settings";
import { columnKey } from "../browser/csv-format";
import { findCsvName } from "../../content/check/check-figures";
import { columnPatterns } from "../../content/check/table-rules";
import { type ContentFile } from "../../content/files/content-file";
import { type DataFile } from "../../content/files/data-file";
import { outlineOf } from "../../content/files/outline";
import { readContent, readEntries } from "../../content/files/read-content";
import { type Field } from "../../content/model/field";
import { group } from "../../content/model/fields";
import { kinds, ownerOfData } from "../../content/model/kinds";
import { cmsFields } from "./cms-fields";

/**
 * Creates a form for each CSV file, because the CMS itself can't add forms for new files. Leaves out files of
 * hidden reports, because anyone can read the CMS's configuration on a published site.
 */
export function chartNumbers(content: string): FileCollection {
  const { files, data } = readContent(content);
  const entries = kinds.filter(({ hasData }) => hasData).flatMap((kind) => readEntries(kind, content));
  const published = new Set(entries.map(({ path }) => path));
  return {
    name: "ChartNumbers",
    label: "Chart numbers",
    description: "The numbers that charts in reports draw. A new file appears here after the next build.",
    files: data.flatMap((csv) => {
      const owner = ownerOfData(csv.path);
      const report = files.find(({ path }) => path === owner?.path && (showsDrafts() || published.has(path)));
      // Skip files without columns, because their content can't be parsed.
      if (owner === undefined || report === undefined || csv.table.columns.length === 0) return [];
      return {
        // The name becomes part of the form's address, so it can't contain slashes.
        name: `${owner.slug}_${csv.name.replace(/\.csv$/, "")}`,
        label: `${csv.name} in ${String(report.data?.["title"] ?? owner.slug)}`,
        file: `content/${csv.path}`,
        preview_path: owner.kind.route?.(owner.slug, {}) ?? "/",
        // `src/cms/browser/start.ts` registers the CSV format.
        format: "content-csv",
        fields: rowFields(csv, report),
      };
    }),
  };
}

function rowFields({ name, table }: DataFile, { body }: ContentFile) {
  const components = body ? outlineOf(body).components : [];
  const chart = components.find((component) => findCsvName(component) === name);
  const columns = table.columns.map(({ text }, index): [string, Field] => {
    const patterns = chart ? columnPatterns(chart.name, table, index) : [];
    const description =
      patterns.length > 0
        ? "A number such as 12.5, without a unit. The chart draws it."
        : "Shown in the chart, or in the table below it.";
    return [columnKey(index), { type: "text", label: text, description, patterns }];
  });
  const item = { ...group(Object.fromEntries(columns)), label: "Row" };
  const description = "The rows of the CSV file, in the order of the chart.";
  const rows = group({ rows: { type: "list", item, description, min: 1 } });
  const summary = columns.map(([key]) => `{{${key}}}`).join(" · ");
  return cmsFields(rows).map((field) => Object.assign(field, { summary }));
}
