import { journeysIn } from "./journeys";
import { chromium } from "./puppeteer";

journeysIn(chromium);
