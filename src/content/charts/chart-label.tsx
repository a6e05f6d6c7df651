/** @jsxImportSource react */

interface LabelProps {
  readonly name: string | undefined;
  readonly value: string;
}

/** A name and its number. Screen readers read these labels, so drawings next to them can be hidden. */
export const Label = ({ name, value }: LabelProps) => (
  <p className="chart-label">
    {name} <b>{value}</b>
  </p>
);
