import { Badge, type BadgeTone } from "./badge";

/** Colour of each state of a study; any other is grey (specification, section 4). */
const tones = new Map<string, BadgeTone>([
  ["Active", "yellow"],
  ["Completed", "green"],
  ["In progress", "blue"],
]);

/** The state of a study as a badge. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones.get(status) ?? "grey"}>{status}</Badge>;
}
