import { type Page } from "playwright-core";
import PostalMime from "postal-mime";
import { settingsFor } from "../server/contact-site";
import { openMailServer } from "../server/mail-server";
import { functionPath } from "./form-steps";
import { spawnServer } from "./server";
import { setUpSite } from "./site";

export function setUpMailingSite() {
  let mails: Buffer[] = [];
  const site = setUpSite(async () => {
    const mailServer = await openMailServer();
    mails = mailServer.mails;
    const server = await spawnServer(settingsFor(mailServer.port));
    const stop = async () => {
      await server.stop();
      await mailServer.stop();
    };
    return { ...server, stop };
  });
  beforeEach(() => mails.splice(0));
  return { ...site, mails: () => Promise.all(mails.map((mail) => PostalMime.parse(mail))) };
}

export const functionUrl = `**${functionPath}`;

/** Collects the bodies of the messages that a page sends from now on. */
export function recordPosts(page: Page): Record<string, unknown>[] {
  const posts: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(functionPath)) posts.push(request.postDataJSON());
  });
  return posts;
}
