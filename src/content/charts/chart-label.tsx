/** @jsxImportSource react */

interface LabelProps {
  readonly name: string | undefined;
  readonly value: string;
}

/** A name and its number, next to a drawing. */
export const Label = ({ name, value }: LabelProps) => (
  <p className="chart-label">
    {name} <b>{value}</b>
  </p>
);
