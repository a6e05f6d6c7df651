import { type IconNode } from "lucide";
import Bot from "lucide/dist/esm/icons/bot.mjs";
import Camera from "lucide/dist/esm/icons/camera.mjs";
import ChartColumn from "lucide/dist/esm/icons/chart-column.mjs";
import CodeXml from "lucide/dist/esm/icons/code-xml.mjs";
import Cpu from "lucide/dist/esm/icons/cpu.mjs";
import EighthNote from "lucide/dist/esm/icons/eighth-note.mjs";
import Ghost from "lucide/dist/esm/icons/ghost.mjs";
import Megaphone from "lucide/dist/esm/icons/megaphone.mjs";
import Mic from "lucide/dist/esm/icons/mic.mjs";
import MousePointerClick from "lucide/dist/esm/icons/mouse-pointer-click.mjs";
import PenLine from "lucide/dist/esm/icons/pen-line.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Target from "lucide/dist/esm/icons/target.mjs";
import TrendingUp from "lucide/dist/esm/icons/trending-up.mjs";
import { color, size } from "../../styles/tokens";
import { type IconName } from "./icon-names";
import { LineIcon } from "./line-icon";

const iconDrawings = new Map<string, IconNode>(
  Object.entries({
    bot: Bot,
    camera: Camera,
    "chart-column": ChartColumn,
    "code-xml": CodeXml,
    cpu: Cpu,
    ghost: Ghost,
    megaphone: Megaphone,
    mic: Mic,
    "mouse-pointer-click": MousePointerClick,
    "music-2": EighthNote,
    "pen-line": PenLine,
    search: Search,
    target: Target,
    "trending-up": TrendingUp,
  } satisfies Record<IconName, IconNode>),
);

const iconStyles = { color: color.accent, flex: "none" };

export function Icon({ name }: { name: string }) {
  const drawing = iconDrawings.get(name);
  return drawing && <LineIcon drawing={drawing} size={size.icon} strokeWidth={1.5} css={iconStyles} />;
}
