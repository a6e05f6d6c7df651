import {
  Bot,
  Camera,
  ChartColumn,
  CodeXml,
  Cpu,
  Ghost,
  type LucideIcon,
  Megaphone,
  Mic,
  MousePointerClick,
  Music2,
  PenLine,
  Search,
  Target,
  TrendingUp,
} from "lucide-react";
import { color, size } from "../styles/tokens";
import { type IconName, iconNames } from "./icon-names";

const icons: Readonly<Record<IconName, LucideIcon>> = {
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

const isIconName = (name: string): name is IconName => iconNames.some((known) => known === name);

/** A decorative line icon; draws nothing for a name that is not in {@link iconNames}. */
export function Icon({ name }: { name: string }) {
  if (!isIconName(name)) return null;
  const Drawing = icons[name];
  return (
    <Drawing
      aria-hidden
      strokeWidth={1.5}
      css={{ width: size.icon, height: size.icon, color: color.accent, flex: "none" }}
    />
  );
}
