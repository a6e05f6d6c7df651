import { type Page } from "playwright-core";
import PostalMime from "postal-mime";
import { settingsFor } from "../server/contact-site";
import { openMailServer } from "../server/mail-server";
import { spawnServer } from "./server";
import { setUpSite } from "./site";

/** Starts the site with a mail server behind it before the tests of a file, ends both after them. */
export function setUpMailingSite() {
  let mails: Buffer[] = [];
  const site = setUpSite(async () => {
    const mailServer = await openMailServer();
    mails = mailServer.mails;
    const server = await spawnServer(settingsFor(mailServer.port)).catch(async (error: unknown) => {
      await mailServer.stop();
      throw error;
    });
    const stop = async () => {
      await server.stop();
      await mailServer.stop();
    };
    return { ...server, stop };
  });
  beforeEach(() => mails.splice(0));
  return { ...site, mails: () => Promise.all(mails.map((mail) => PostalMime.parse(mail))) };
}

export const functionUrl = "**/api/send-contact-email";

/** Bodies of the requests that leave the page for the function from now on. */
export function postsOf(page: Page): Record<string, unknown>[] {
  const posts: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/send-contact-email")) posts.push(request.postDataJSON());
  });
  return posts;
}
