import { iconNames } from "../../ui/icon/icon-names";
import { choice } from "./fields";

/** The name of a line icon that the site can draw. */
export const icon = () => choice("Line icon.", iconNames);
