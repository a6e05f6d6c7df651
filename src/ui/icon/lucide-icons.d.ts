/**
 * The drawings of Lucide, a file each. Its index names two thousand: every build would read them all to use
 * twenty.
 */
declare module "lucide/dist/esm/icons/*.mjs" {
  import { type IconNode } from "lucide";
  const drawing: IconNode;
  export default drawing;
}
