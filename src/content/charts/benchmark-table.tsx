/** @jsxImportSource react */
import { FigureFrame, type FigureProps } from "./figure-frame";
import { formatWithUnit } from "./figure-format";
import { useTable } from "./report-figures";
import { Table } from "./table";

/**
 * Figures that measure different things, each with its unit: the last column of the file holds the
 * units, the one before it the figures, and both are shown as one.
 */
export function BenchmarkTable(props: FigureProps) {
  const { table, ...figures } = useTable(props.data);
  const shown = table.columns.slice(0, -1);
  return (
    <FigureFrame {...props} {...figures}>
      <Table label={props.title}>
        <thead>
          <tr>
            {shown.map(({ text }, index) => (
              <th
                key={text}
                scope="col"
                {...(index === shown.length - 1 && { className: "figure" })}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => {
            const [figure, unit] = row.slice(-2);
            const [name, ...more] = row.slice(0, -2);
            return (
              <tr key={name?.line}>
                <th scope="row">{name?.text}</th>
                {more.map(({ text, column }) => (
                  <td key={column}>{text}</td>
                ))}
                <td className="figure">{formatWithUnit(figure?.text ?? "", unit?.text ?? "")}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </FigureFrame>
  );
}
