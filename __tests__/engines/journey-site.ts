import { once } from "node:events";
import { type Server } from "node:http";
import { resolve } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { createSiteServer } from "../../src/server/site-server";
import { newState } from "../../src/contact-function/state";
import { settingsFor } from "../server/contact-site";
import { type MailServer, openMailServer, portOf } from "../server/mail-server";
import { built } from "../tested-project";
import { type Browser, type Engine, type Size } from "./engine";
import { type Front, startFront } from "./front";
import { startVisitor } from "./visitor";

export type JourneySite = ReturnType<typeof setUpJourneys>;

export const desktop: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 480, height: 844 };

/**
 * Starts the built site, its function, a mail server and a browser before the journeys of an engine, ends it after them; each
 * test has a {@link Front} of its own.
 */
export function setUpJourneys(engine: Engine) {
  let mailServer: MailServer | undefined;
  let site: Server | undefined;
  let front: Front | undefined;
  const browsers = new Map<boolean, Browser>();

  beforeAll(async () => {
    mailServer = await openMailServer();
    const context = { env: settingsFor(mailServer.port), state: newState(), log: () => undefined };
    site = createSiteServer(resolve(built("public")), context);
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
    browsers.set(true, await engine.launch({ scripts: true }));
  }, 120_000);
  beforeEach(async () => {
    mailServer?.mails.splice(0);
    front = await startFront(portOf(site?.address()));
  });
  afterEach(async () => {
    await front?.stop();
  });
  afterAll(async () => {
    for (const browser of browsers.values()) await browser.close();
    site?.closeAllConnections();
    await new Promise((done) => (site === undefined ? done(undefined) : site.close(done)));
    await mailServer?.stop();
  });

  const running = () => {
    if (front === undefined) throw new Error("The site is there in tests only, not before them");
    return front;
  };
  const arrive = async (scripts: boolean, size = desktop) => {
    // The browser without scripts starts when it is needed first.
    const browser = browsers.get(scripts) ?? (await engine.launch({ scripts }));
    browsers.set(scripts, browser);
    return startVisitor(browser, running(), size);
  };
  return {
    visitor: (size?: Size) => arrive(true, size),
    /** A visitor on a route whose page is hydrated. */
    open: async (route: string, size?: Size) => {
      const visitor = await arrive(true, size);
      await visitor.open(route);
      await visitor.hydrated();
      return visitor;
    },
    /** A visitor on a route, in a browser that runs no scripts of pages. */
    openWithoutScripts: async (route: string, size?: Size) => {
      const visitor = await arrive(false, size);
      await visitor.open(route);
      return visitor;
    },
    front: running,
    mails: () =>
      Promise.all((mailServer?.mails ?? []).map((mail): Promise<Email> => PostalMime.parse(mail))),
  };
}
