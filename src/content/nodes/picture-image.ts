import { dirname, join } from "node:path";
import { type Node } from "gatsby";
import { type GraphQLResolveInfo, isObjectType } from "gatsby/graphql";
import { getImage } from "gatsby-plugin-image";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";

/** The parts of Gatsby's node model that this file uses. */
interface ResolverContext {
  readonly nodeModel: {
    findRootNodeAncestor(value: unknown): Node | null;
    findOne(query: { type: string; query: object }): Promise<Node | null>;
    getNodesByIds(query: { ids: readonly string[]; type: string }): readonly Node[];
  };
}

/** Lists a picture's files. The helper runs in the build, because it'd add 5.3 KB to a page's scripts. */
export const pictureImage = getGatsbyImageFieldConfig(
  async (picture: { readonly src: string }, args, context: ResolverContext, info) => {
    const { nodeModel } = context;
    const contentFile = nodeModel.findRootNodeAncestor(picture);
    const absolutePath = join(dirname(String(contentFile?.["absolutePath"])), picture.src);
    const filter = { absolutePath: { eq: absolutePath } };
    const file = await nodeModel.findOne({ type: "File", query: { filter } });
    const [sharp] = nodeModel.getNodesByIds({ ids: file?.children ?? [], type: "ImageSharp" });
    if (sharp === undefined) throw new Error(`${absolutePath} is not a picture that can be resized`);
    return getImage({ gatsbyImageData: await imageData(sharp, args, context, info) });
  },
);

/** Runs the resolver of gatsby-transformer-sharp's `gatsbyImageData` field, and returns the result. */
function imageData(sharp: Node, args: object, context: ResolverContext, info: GraphQLResolveInfo) {
  const type = info.schema.getType("ImageSharp");
  const field = isObjectType(type) ? type.getFields()["gatsbyImageData"] : undefined;
  return field?.resolve?.(sharp, args, context, info);
}
