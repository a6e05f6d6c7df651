import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Node } from "gatsby";
import { type GraphQLResolveInfo, isObjectType } from "gatsby/graphql";
import { getImage, withArtDirection } from "gatsby-plugin-image";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import sharp from "sharp";

interface ResolverContext {
  readonly nodeModel: {
    findRootNodeAncestor(value: unknown): Node | null;
    findOne(query: { type: string; query: object }): Promise<Node | null>;
    getNodesByIds(query: { ids: readonly string[]; type: string }): readonly Node[];
  };
}

interface ImageArguments {
  readonly width?: number;
  readonly breakpoints?: readonly number[];
}

interface Picture {
  readonly src: string;
  readonly dark?: string;
}

/** Calls Gatsby's image helpers when a query runs, so that components only have to print the result. */
export const pictureImage = getGatsbyImageFieldConfig(
  async (picture: Picture, args, context: ResolverContext, info) => {
    const folder = dirname(String(context.nodeModel.findRootNodeAncestor(picture)?.["absolutePath"]));
    const load = (name: string) => loadImage(join(folder, name), args, context, info);
    const image = await load(picture.src);
    if (picture.dark === undefined) return image;
    return withArtDirection(image, [
      { media: "(prefers-color-scheme: dark)", image: await load(picture.dark) },
    ]);
  },
);

async function loadImage(
  path: string,
  args: ImageArguments,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) {
  const filter = { absolutePath: { eq: path } };
  const file = await context.nodeModel.findOne({ type: "File", query: { filter } });
  const [node] = context.nodeModel.getNodesByIds({ ids: file?.children ?? [], type: "ImageSharp" });
  const image =
    node &&
    getImage({ gatsbyImageData: await imageData(node, await uprightSize(path, args), context, info) });
  if (image === undefined) throw new Error(`${path} is not a picture that can be resized`);
  return { ...image, height: Math.round(image.height) };
}

/**
 * Returns the arguments with a size that fits the upright picture. gatsby-plugin-sharp turns a photo upright
 * as its EXIF orientation says, but computes the sizes from the stored pixels, so it would crop the photo:
 * https://github.com/gatsbyjs/gatsby/issues/30704
 */
async function uprightSize(path: string, { width = Infinity, breakpoints = [], ...args }: ImageArguments) {
  // Read the file here, because sharp may cache a file by its path, and a development server's files change.
  const { width: storedWidth, autoOrient } = await sharp(await readFile(path)).metadata();
  // The plugin creates no picture that's wider than the stored pixels.
  const widest = Math.min(width, storedWidth, autoOrient.width);
  return {
    ...args,
    width: widest,
    aspectRatio: autoOrient.width / autoOrient.height,
    breakpoints: [...breakpoints.filter((breakpoint) => breakpoint < widest), widest],
  };
}

function imageData(node: Node, args: object, context: ResolverContext, info: GraphQLResolveInfo) {
  const type = info.schema.getType("ImageSharp");
  const field = isObjectType(type) ? type.getFields()["gatsbyImageData"] : undefined;
  return field?.resolve?.(node, args, context, info);
}
