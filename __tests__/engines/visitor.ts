import { type Entries, type Notice, selects } from "../browser/form-steps";
import { until } from "../until";
import { type Browser, type Key, type Point, type Size } from "./engine";
import { type Front } from "./front";
import {
  enter,
  findCenter,
  findVisible,
  hasError,
  hasFocus,
  hasValue,
  isHydrated,
  isNoticeShown,
  type Target,
} from "./in-page";

declare global {
  interface Window {
    /** Marks a document that the visitor is about to leave. */
    isOld?: boolean;
  }
}

export type Visitor = Awaited<ReturnType<typeof startVisitor>>;

/** Simulates a person in a browser. `form-steps.ts` has the same steps for Playwright tests. */
export async function startVisitor(browser: Browser, front: Front, size: Size) {
  await browser.resize(size);

  /** Runs a function in the page. The function can use only its arguments. */
  const run = <Args extends readonly unknown[], T>(inPage: (...args: Args) => T, ...args: Args): Promise<T> =>
    browser.evaluate<T>(`(${String(inPage)})(...${JSON.stringify(args)})`);

  const runWith = <Args extends readonly unknown[], T>(
    target: Target,
    inPage: (elements: HTMLElement[], ...args: Args) => T,
    ...args: Args
  ): Promise<T> => {
    const elements = `(${String(findVisible)})(${JSON.stringify(target)})`;
    return browser.evaluate<T>(`(${String(inPage)})(${elements}, ...${JSON.stringify(args)})`);
  };

  const isVisible = async (target: Target) => (await runWith(target, (elements) => elements.length)) > 0;

  const click = async (target: Target) => {
    let before: Point | undefined;
    let rests = 0;
    const center = await until(`can click ${JSON.stringify(target)}`, async () => {
      const now = (await runWith(target, findCenter)) ?? undefined;
      rests = now !== undefined && before?.x === now.x && before.y === now.y ? rests + 1 : 0;
      before = now;
      // A smooth scroll may pause on a busy machine, so require the same position in several checks.
      return rests >= 3 && now;
    });
    // After scrolling, wait until Chromium has drawn the page. Until then, a click would reach the element that was
    // at these coordinates before.
    await run(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await browser.click(center);
  };

  const control = (label: string): Target => {
    const role = selects.includes(label) ? "combobox" : "textbox";
    return { role, name: label, within: "main" };
  };
  const fill = async (entries: Entries, firesEvents = true) => {
    for (const [label, text] of Object.entries(entries)) {
      await until(`can fill in "${label}"`, () => runWith(control(label), enter, text, firesEvents));
    }
  };
  const address = () => run(() => location.pathname + location.search + location.hash);
  const focusIsOn = (expected: string) =>
    until(`has the focus on "${expected}"`, () => run(hasFocus, expected));

  return {
    run,
    click,
    fill,
    address,
    focusIsOn,
    back: browser.back,
    sees: (target: Target) => until(`sees ${JSON.stringify(target)}`, () => isVisible(target)),
    href: (target: Target) => runWith(target, ([link]) => link?.getAttribute("href")),
    seesNo: (target: Target) =>
      until(`sees no ${JSON.stringify(target)}`, async () => !(await isVisible(target))),
    press: async (...keys: readonly Key[]) => {
      for (const key of keys) await browser.press(key);
    },
    open: async (route: string) => {
      await run(() => void (window.isOld = true));
      await browser.open(new URL(route, front.origin).href);
      await until(`opens ${route}`, () => run(() => !window.isOld && document.readyState === "complete"));
    },
    hydrated: (route = "the page") =>
      until(`${route} is hydrated`, async () => {
        if (await run(isHydrated)) return true;
        const state = await run(() => [document.readyState, location.pathname, window.recordedErrors]);
        throw new Error(JSON.stringify(state));
      }),
    tabTo: (expected: string) =>
      until(`comes to "${expected}" with the Tab key`, async () => {
        await browser.press("Tab");
        return run(hasFocus, expected);
      }),
    isAt: (expected: string) => until(`is at ${expected}`, async () => (await address()) === expected),
    seesHeading: (expected: string) =>
      until(`sees the heading "${expected}"`, () =>
        run((heading) => {
          const headings = [...document.querySelectorAll("h1")];
          return headings.map(({ textContent }) => textContent).join("|") === heading;
        }, expected),
      ),
    seesText: (text: string) =>
      until(`sees "${text}"`, () =>
        run((expected) => document.querySelector("main")?.innerText.includes(expected), text),
      ),
    seesNotice: ({ title, text }: Notice) =>
      until(`sees the notice "${title}"`, () => runWith({ text: title }, isNoticeShown, text)),
    seesError: (label: string, message: string) =>
      until(`sees "${message}" at "${label}"`, () => runWith(control(label), hasError, message)),
    errors: () => run(() => window.recordedErrors),
    /** Types the entries, but fills in selects directly, because a select's list isn't part of the page. */
    type: async (entries: Entries) => {
      for (const [label, text] of Object.entries(entries)) {
        if (selects.includes(label)) {
          await fill({ [label]: text });
        } else {
          await click(control(label));
          await browser.type(text);
        }
      }
    },
    holds: async (entries: Entries) => {
      for (const [label, text] of Object.entries(entries)) {
        await until(`"${label}" holds "${text}"`, () => runWith(control(label), hasValue, text));
      }
    },
  };
}
