import { wordmarkPath } from "../../styles/tally";
import { color } from "../../styles/tokens";
import { drawLogoWithName } from "./draw-logo";

export const Logo = () =>
  drawLogoWithName(32, color.ink, color.accent, <use href={`${wordmarkPath}#name`} />);
