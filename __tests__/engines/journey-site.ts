import { once } from "node:events";
import { type Server } from "node:http";
import { resolve } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { createSiteServer } from "../../src/server/site-server";
import { newState } from "../../src/contact-function/store";
import { settingsFor } from "../server/contact-site";
import { type MailServer, openMailServer, portOf, refusal } from "../server/mail-server";
import { built } from "../tested-project";
import { type Browser, type Engine, type Size } from "./engine";
import { type Front, startFront } from "./front";
import { startVisitor } from "./visitor";

export type JourneySite = ReturnType<typeof setUpJourneys>;

const desktop: Size = { width: 1280, height: 800 };

/** Starts the site, a mail server, and a browser once for all journeys. Each test has a new {@link Front}. */
export function setUpJourneys(engine: Engine) {
  let mailServer: MailServer;
  let refusesMail = false;
  let site: Server;
  let front: Front;
  let browser: Browser;

  beforeAll(async () => {
    const take = async () => (refusesMail ? refusal(554) : undefined);
    mailServer = await openMailServer({ take });
    const context = { env: settingsFor(mailServer.port), state: newState(), log: () => undefined };
    site = createSiteServer(resolve(built("public")), context);
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
    browser = await engine.launch();
  }, 120_000);
  beforeEach(async () => {
    mailServer.mails.splice(0);
    refusesMail = false;
    front = await startFront(portOf(site.address()));
  });
  afterEach(() => front?.stop());
  afterAll(async () => {
    await browser?.close();
    site?.closeAllConnections();
    site?.close();
    await mailServer?.stop();
  });

  const visit = (size = desktop) => startVisitor(browser, front, size);
  return {
    visit,
    open: async (route: string) => {
      const visitor = await visit();
      await visitor.open(route);
      await visitor.hydrated();
      return visitor;
    },
    /** Sets whether the mail server refuses email for the rest of the test. */
    refuseMail: (refuses: boolean) => void (refusesMail = refuses),
    front: () => front,
    mails: () => Promise.all(mailServer.mails.map((mail): Promise<Email> => PostalMime.parse(mail))),
  };
}
