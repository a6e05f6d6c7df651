/** Files that are not the same in two builds, or stand in one of them alone. Sorted. */
export function differingFiles(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = new Set([...first.keys(), ...second.keys()]);
  return [...paths].filter((path) => first.get(path) !== second.get(path)).sort();
}
