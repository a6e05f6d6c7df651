import { join } from "node:path";
import process from "node:process";
import { type Node } from "gatsby";
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from "gatsby/graphql";
import { type IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { pictureImage } from "../../../src/content/nodes/picture-image";
import { temporaryFolder } from "../../temporary-folder";

interface Job {
  readonly inputPaths: readonly string[];
  readonly outputDir: string;
  readonly args: { readonly operations: readonly { readonly outputPath: string; readonly args: object }[] };
}

// These packages have no types.
const { generateImageData, setActions } = jest.requireActual<{
  generateImageData(options: { file: object; args: object }): Promise<IGatsbyImageData>;
  setActions(actions: { createJobV2: (job: Job) => Promise<void> }): void;
}>("gatsby-plugin-sharp");
const { processFile } = jest.requireActual<{
  processFile(file: string, transforms: object[]): Promise<unknown>;
}>("gatsby-plugin-sharp/process-file");

const { folder } = temporaryFolder();
const jobs: Promise<void>[] = [];

beforeAll(() => {
  // gatsby-plugin-sharp writes to `public` in the working directory.
  jest.spyOn(process, "cwd").mockReturnValue(folder);
  setActions({
    createJobV2: ({ inputPaths: [path = ""], outputDir, args }) => {
      const transforms = args.operations.map((operation) => ({
        ...operation,
        outputPath: join(outputDir, operation.outputPath),
      }));
      const job = processFile(path, transforms).then(() => undefined);
      jobs.push(job);
      return job;
    },
  });
});

const nodeAt = (name: string): Node & { readonly [key: string]: unknown } => ({
  id: name,
  parent: null,
  children: [name],
  internal: { type: "File", contentDigest: name, owner: "test" },
  absolutePath: join(folder, name),
  name: name.replace(/\.\w+$/, ""),
  extension: "jpg",
});

const schema = new GraphQLSchema({
  types: [
    new GraphQLObjectType({
      name: "ImageSharp",
      fields: {
        gatsbyImageData: {
          type: GraphQLString,
          resolve: (file: object, args) => generateImageData({ file, args: { ...args } }),
        },
      },
    }),
  ],
});

/** The arguments in the query of `src/sections/content-picture.tsx`. */
const query = {
  layout: "constrained",
  width: 1204,
  breakpoints: [390, 640, 960, 1204],
  formats: ["auto", "webp", "avif"],
  placeholder: "none",
  sizes: "100vw",
};

async function imageOf(picture: { src: string; dark?: string }): Promise<IGatsbyImageData> {
  const context = {
    nodeModel: {
      findRootNodeAncestor: () => ({ absolutePath: join(folder, "item.yaml") }),
      findOne: async ({ query: { filter } }: { query: { filter: { absolutePath: { eq: string } } } }) =>
        nodeAt(filter.absolutePath.eq.slice(folder.length + 1)),
      getNodesByIds: ({ ids: [id = ""] }: { ids: readonly string[] }) => [nodeAt(id)],
    },
  };
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Its type asks for Gatsby's complete context.
  const resolve = pictureImage.resolve as (...all: unknown[]) => Promise<IGatsbyImageData>;
  const image = await resolve(picture, query, context, { schema });
  await Promise.all(jobs);
  return image;
}

const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };
const patch = (background: object) => ({
  create: { width: 40, height: 40, channels: 3 as const, background },
});

/** Writes a white photo whose stored pixels have a red patch at the top left, and a blue one opposite. */
async function writePhoto(name: string, width: number, height: number, orientation = 1): Promise<void> {
  const photo = sharp({ create: { width, height, channels: 3, background: "white" } }).composite([
    { input: patch(red), left: 0, top: 0 },
    { input: patch(blue), left: width - 40, top: height - 40 },
  ]);
  await photo.jpeg().withMetadata({ orientation }).toFile(join(folder, name));
}

async function findCorners(file: string): Promise<string> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const corners = { "top left": [0, 0], "top right": [1, 0], "bottom left": [0, 1], "bottom right": [1, 1] };
  const found: string[] = [];
  for (const [name, [right = 0, bottom = 0]] of Object.entries(corners)) {
    const [x, y] = [right ? info.width - 4 : 3, bottom ? info.height - 4 : 3];
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * info.channels);
    if (g < 100) found.push(`${r > b ? "red" : "blue"} ${name}`);
  }
  return found.sort().reverse().join(", ");
}

const candidatesOf = (srcSet = "") =>
  srcSet.split(",").map((candidate) => {
    const [address = "", width = ""] = candidate.trim().split(" ");
    return { file: join(folder, "public", address), width: Number.parseInt(width) };
  });

const landscape = { width: 600, height: 400 };
const portrait = { width: 400, height: 600 };

test.each([
  [1, landscape, "red top left, blue bottom right"],
  [2, landscape, "red top right, blue bottom left"],
  [3, landscape, "red bottom right, blue top left"],
  [4, landscape, "red bottom left, blue top right"],
  [5, portrait, "red top left, blue bottom right"],
  [6, portrait, "red top right, blue bottom left"],
  [7, portrait, "red bottom right, blue top left"],
  [8, portrait, "red bottom left, blue top right"],
])("a photo with EXIF orientation %i is upright and whole", async (orientation, size, corners) => {
  const name = `photo-${orientation}.jpg`;
  await writePhoto(name, 600, 400, orientation);
  const { width, height, images } = await imageOf({ src: name });
  expect({ width, height }).toEqual(size);
  for (const { srcSet } of [images.fallback, ...(images.sources ?? [])].flatMap((each) => each ?? [])) {
    const candidates = candidatesOf(srcSet);
    expect(candidates.at(-1)?.width).toBe(size.width);
    for (const candidate of candidates) {
      const shown = await sharp(candidate.file).metadata();
      expect(shown.width).toBe(candidate.width);
      expect(Math.abs(shown.height - (candidate.width * size.height) / size.width)).toBeLessThan(1);
      expect(await findCorners(candidate.file)).toBe(corners);
    }
  }
});

test.each([
  ["as wide as the photo if that's narrower than the page", 1200, 800, { width: 1200, height: 800 }],
  ["a whole number of pixels high", 1600, 1067, { width: 1204, height: 803 }],
  ["as wide as a photo that's narrower than every phone", 301, 97, { width: 301, height: 97 }],
])("a picture is %s", async (_, storedWidth, storedHeight, size) => {
  const name = `photo-${storedWidth}.jpg`;
  await writePhoto(name, storedWidth, storedHeight);
  const { width, height } = await imageOf({ src: name });
  expect({ width, height }).toEqual(size);
});
