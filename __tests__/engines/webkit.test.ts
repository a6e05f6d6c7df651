import { journeysIn } from "./journeys";
import { webkit } from "./webkit-engine";

journeysIn(webkit);
