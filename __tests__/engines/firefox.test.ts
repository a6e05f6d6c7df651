import { journeysIn } from "./journeys";
import { firefox } from "./puppeteer-engines";

journeysIn(firefox);
