import { groupStrokes, strokesFor, tallies, tally } from "../../src/styles/tally";

test.each([
  ["200+ local businesses", 200],
  ["1,200+ shops", 1200],
  ["300", 300],
  ["2 million searches", 0],
  ["10,000 clicks", 0],
  ["200-300 shops", 0],
  ["Shops in 12 towns", 0],
])("a report of %s is drawn with %i strokes", (sample, strokes) => {
  expect(strokesFor(sample)).toBe(strokes);
});

test.each([
  [4, 4, 0],
  [5, 4, 1],
  [25, 20, 5],
  [99, 80, 19],
])("a tally of %i has %i upright strokes and %i across", (count, uprightStrokes, acrossStrokes) => {
  const { upright, across } = tallies(count, (index) => tally(10, index * 50));
  expect(upright.match(/v/g) ?? []).toHaveLength(uprightStrokes);
  expect(across.match(/l/g) ?? []).toHaveLength(acrossStrokes);
});

test.each([
  [25, 25, 1],
  [100, 100, 1],
  [150, 15, 10],
  [750, 75, 10],
])("a count of %i has %i strokes in a report, and each counts %i", (count, strokes, each) => {
  expect(groupStrokes(count)).toEqual({ strokes, each });
});
