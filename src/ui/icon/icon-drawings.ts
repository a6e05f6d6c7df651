import { type IconNode } from "lucide";
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import Bot from "lucide/dist/esm/icons/bot.mjs";
import Camera from "lucide/dist/esm/icons/camera.mjs";
import ChartColumn from "lucide/dist/esm/icons/chart-column.mjs";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import CodeXml from "lucide/dist/esm/icons/code-xml.mjs";
import Cpu from "lucide/dist/esm/icons/cpu.mjs";
import EighthNote from "lucide/dist/esm/icons/eighth-note.mjs";
import Ghost from "lucide/dist/esm/icons/ghost.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import Megaphone from "lucide/dist/esm/icons/megaphone.mjs";
import Mic from "lucide/dist/esm/icons/mic.mjs";
import MousePointerClick from "lucide/dist/esm/icons/mouse-pointer-click.mjs";
import PenLine from "lucide/dist/esm/icons/pen-line.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Star from "lucide/dist/esm/icons/star.mjs";
import Target from "lucide/dist/esm/icons/target.mjs";
import TrendingUp from "lucide/dist/esm/icons/trending-up.mjs";
import { type IconName } from "./icon-names";

/**
 * Icons with a 24 × 24 view box. Only builds import this module, because pages load the icons from a file.
 */
export const iconDrawings: Readonly<Record<IconName, IconNode>> = {
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
  "arrow-left": ArrowLeft,
  "chevron-down": ChevronDown,
  mail: Mail,
  phone: Phone,
  star: Star,
};

/** SVG paths for a 24 × 24 view box. */
export const networkLogos: Readonly<Record<string, string>> = {
  x: "M4 4h4.2l4.3 5.9L17.5 4H20l-6.3 7.5L20.4 20h-4.2l-4.7-6.4L6.1 20H3.6l6.8-8zM7 5.6 16.9 18.4h1.1L8.1 5.6z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 1.8A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8zm4 2.9a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 1.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16.7 6.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z",
  linkedin:
    "M5.3 3.6a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM3.8 9h3v11.4h-3zM9 9h2.9v1.6c.6-1 1.8-1.9 3.5-1.9 3.1 0 4.2 2 4.2 4.9v6.8h-3V14c0-1.6-.5-2.6-1.9-2.6-1.7 0-2.7 1.2-2.7 3v6H9z",
};
