import { strokesFor } from "../../src/styles/tally";

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
