import { writeDrawings } from "../../../src/build/site/drawings";
import { illustrationNames } from "../../../src/content/illustrations/illustration-names";
import { iconNames, interfaceIconNames } from "../../../src/ui/icon/icon-names";
import { temporaryFolder } from "../../temporary-folder";

const { folder, read } = temporaryFolder();

test("the file has a different drawing for each icon, card and network, in the page's colors", () => {
  writeDrawings("M0 0h9", `${folder}/drawings.svg`);
  const svg = read("drawings.svg");
  const drawings = new Map(
    [...svg.matchAll(/<(?:g|path) id="([^"]+)"(.*?)(?=<(?:g|path) id=|<\/svg>)/g)].map(
      ([, name, drawing]) => [name, drawing],
    ),
  );
  const cards = illustrationNames.map((name) => `card-${name}`);
  const networks = ["network-x", "network-instagram", "network-linkedin"];
  const names = ["name", ...networks, ...iconNames, ...interfaceIconNames, ...cards];
  expect([...drawings.keys()].sort()).toEqual(names.sort());
  expect(new Set(drawings.values()).size).toBe(names.length);
  expect(svg).not.toMatch(/ (?:fill|stroke)="(?!none"|currentColor"|var\(--[a-z]+\)")|NaN|undefined/);
});
