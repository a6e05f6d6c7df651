import { type Message } from "../../src/forms/messages";
import { type Entries, selects } from "../browser/form-steps";
import { type Browser, type Key, type Point, type Press, type Size } from "./engine";
import { findExpression, libraryExpression, noLibrary, type Target } from "./find";
import { type Front } from "./front";
import {
  aimAt,
  enter,
  hasFocus,
  hasHeading,
  hasValue,
  isDescribedBy,
  isHydrated,
  placesOf,
} from "./in-page";
import { until } from "./until";

declare global {
  interface Window {
    /** Set on a document that is to be left. */
    isOld?: boolean;
  }
}

/** Somebody before a browser, who acts with mouse and keys and sees what is visible. */
export type Visitor = Awaited<ReturnType<typeof startVisitor>>;

/** Sets somebody before a browser, for one test. */
export async function startVisitor(browser: Browser, front: Front, size: Size) {
  await browser.resize(size);

  /** What a function finds in the page. It sees nothing of the test but its arguments. */
  const run = <Args extends readonly unknown[], T>(look: (...args: Args) => T, ...args: Args) =>
    browser.evaluate<T>(`(${String(look)})(${args.map((arg) => JSON.stringify(arg)).join(", ")})`);

  /** What a function makes of the visible elements that are meant. */
  const ask = async <Args extends readonly unknown[], T>(
    target: Target,
    look: (elements: HTMLElement[], ...args: Args) => T,
    ...args: Args
  ): Promise<T> => {
    const expression = findExpression(target, look, args);
    const answer = await browser.evaluate<T | typeof noLibrary>(expression);
    if (answer !== noLibrary) return answer;
    await browser.evaluate(libraryExpression());
    return browser.evaluate<T>(expression);
  };

  const words = (target: Target) => JSON.stringify(target);
  const count = (target: Target) => ask(target, (elements) => elements.length);
  const sees = (target: Target) =>
    until(`sees ${words(target)}`, async () => (await count(target)) > 0);
  const seesNo = (target: Target) =>
    until(`sees no ${words(target)}`, async () => (await count(target)) === 0);

  const click = async (target: Target, press: Press = {}) => {
    let before: Point | undefined;
    let rests = 0;
    const aim = await until(`can click ${words(target)}`, async () => {
      const at = await ask(target, aimAt);
      rests = before !== undefined && at?.x === before.x && at.y === before.y ? rests + 1 : 0;
      before = at ?? undefined;
      // On a busy machine, a smooth scroll may pause between two looks.
      return rests >= 3 && at !== null && at;
    });
    await browser.click(aim, press);
  };

  const control = (label: string, role = selects.includes(label) ? "combobox" : "textbox") =>
    ({ role, name: label, within: "main" }) satisfies Target;
  const fillIn = (label: string, text: string) =>
    until(`can fill in "${label}"`, () => ask(control(label), enter, text));

  return {
    run,
    sees,
    seesNo,
    click,
    press: async (...keys: readonly Key[]) => {
      for (const key of keys) await browser.press(key);
    },
    /** Opens a route; its document and all that this asks for have come. */
    open: async (route: string) => {
      await run(() => void (window.isOld = true));
      await browser.open(new URL(route, front.origin).href);
      await until(`opens ${route}`, () =>
        run(() => !window.isOld && document.readyState === "complete"),
      );
    },
    hydrated: (route = "the page") => until(`${route} is hydrated`, () => run(isHydrated)),
    /** Presses Tab until the focus is on what says this. */
    tabTo: (expected: string) =>
      until(`comes to "${expected}" by Tab`, async () => {
        await browser.press("Tab");
        return run(hasFocus, expected);
      }),
    back: browser.back,
    address: () => run(() => location.pathname + location.search + location.hash),
    isAt: (address: string) =>
      until(`is at ${address}`, () =>
        run(
          (expected) => location.pathname + location.search + location.hash === expected,
          address,
        ),
      ),
    /** Waits until the main heading is this one, and there is no other. */
    reads: (heading: string) => until(`reads "${heading}"`, () => run(hasHeading, heading)),
    /** Waits until what has the focus says this or is labelled so. */
    focusIsOn: (expected: string) =>
      until(`has the focus on "${expected}"`, () => run(hasFocus, expected)),
    /** Waits until the form says how a submit ended, beside its button and in a toast. */
    isTold: ({ title, text }: Pick<Message, "title" | "text">) =>
      until(`is told "${title}"`, async () => {
        const places = await ask({ text: title }, placesOf, text);
        return places.includes("beside the button") && places.includes("toast");
      }),
    /** Waits until these words stand in what is visible of the main part. */
    canRead: (passage: string) =>
      until(`can read "${passage}"`, () =>
        run((expected) => document.querySelector("main")?.innerText.includes(expected), passage),
      ),
    /** What the console shows as errors since the document began. */
    errors: () => run(() => window.recordedErrors),
    /** Lets the browser fill in fields, which is quicker than keys. */
    fill: async (entries: Entries) => {
      for (const [label, text] of Object.entries(entries)) await fillIn(label, text);
    },
    /** Types texts into fields. The list of a select is not part of the page, and so its option is filled in. */
    type: async (entries: Entries) => {
      for (const [label, text] of Object.entries(entries)) {
        if (selects.includes(label)) {
          await fillIn(label, text);
          continue;
        }
        await click(control(label));
        await browser.selectAll();
        await browser.type(text);
      }
    },
    /** Waits until the fields hold exactly this. */
    holds: async (entries: Entries) => {
      for (const [label, text] of Object.entries(entries)) {
        await until(`"${label}" holds "${text}"`, () => ask(control(label), hasValue, text));
      }
    },
    /** Waits until a field shows this message, and is tied to it. */
    isToldAt: (label: string, message: string) =>
      until(`"${label}" is told "${message}"`, () => ask(control(label), isDescribedBy, message)),
  };
}
