import {
  Bot,
  Camera,
  ChartColumn,
  CodeXml,
  Cpu,
  Ghost,
  Megaphone,
  Mic,
  MousePointerClick,
  Music2,
  PenLine,
  Search,
  Target,
  TrendingUp,
} from "lucide";
import { color, size } from "../styles/tokens";
import { type IconName, iconNames } from "./icon-names";
import { type LineDrawing, LineIcon } from "./line-icon";

const icons: Readonly<Record<IconName, LineDrawing>> = {
  bot: Bot,
  camera: Camera,
  "chart-column": ChartColumn,
  "code-xml": CodeXml,
  cpu: Cpu,
  ghost: Ghost,
  megaphone: Megaphone,
  mic: Mic,
  "mouse-pointer-click": MousePointerClick,
  "music-2": Music2,
  "pen-line": PenLine,
  search: Search,
  target: Target,
  "trending-up": TrendingUp,
};

const extents = { text: size.icon, cover: size.cover } as const;

const isIconName = (name: string): name is IconName => iconNames.some((known) => known === name);

/**
 * A decorative line icon; draws nothing for a name that is not in {@link iconNames}. `cover` is the size
 * of a drawing of its own.
 */
export function Icon({ name, extent = "text" }: { name: string; extent?: "text" | "cover" }) {
  if (!isIconName(name)) return null;
  return (
    <LineIcon
      drawing={icons[name]}
      strokeWidth={extent === "text" ? 1.5 : 1}
      css={{ width: extents[extent], height: extents[extent], color: color.accent, flex: "none" }}
    />
  );
}
