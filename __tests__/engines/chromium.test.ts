import { journeysIn } from "./journeys";
import { chromium } from "./puppeteer-engines";

journeysIn(chromium);
