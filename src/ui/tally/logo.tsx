import { drawingAddress } from "../../addresses";
import { color } from "../../styles/tokens";
import { drawLogoWithName } from "./draw-logo";

export const Logo = () =>
  drawLogoWithName(32, color.ink, color.accent, <use href={drawingAddress("name")} />);
