import { resolve } from "node:path";
import { type ExternalLink, externalLinks } from "../content/check/external-links";
import { problemLine } from "../content/model/problem";
import { readContent } from "../content/files/read-content";
import { type Answer, askForPage } from "./ask-for-page";

/** So many pages are asked for at one time; of one host, one. */
const atOnce = 4;

/** Domains that nobody can own (RFC 2606): sample copy links there. */
const reserved = /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/;

void check();

async function check(): Promise<void> {
  const links = externalLinks(readContent(resolve("content")).files);
  const answers = await answersFor([...new Set(links.map(({ link }) => link))]);
  const counts = { there: 0, broken: 0, unsure: 0, skipped: 0 };
  for (const found of links) {
    const answer = answers.get(found.link);
    counts[answer?.is ?? "skipped"] += 1;
    if (answer?.is === "broken") console.error(line(found, answer.words));
    if (answer?.is === "unsure") console.log(line(found, `${answer.words}, look at it yourself`));
    if (answer === undefined) console.log(line(found, "is skipped: a reserved example domain"));
  }
  console.log(
    `${counts.there} external links work, ${counts.broken} are broken, ` +
      `${counts.unsure} refuse programs, ${counts.skipped} are skipped.`,
  );
  process.exitCode = counts.broken > 0 ? 1 : 0;
}

/** The answer to each link; none for those that are not asked for. */
async function answersFor(links: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const hosts = new Map<string, string[]>();
  for (const link of links) {
    if (/^mailto:/i.test(link)) {
      answers.set(link, mailAnswer(link));
    } else if (!URL.canParse(link)) {
      answers.set(link, { is: "broken", words: "is no address" });
    } else if (!reserved.test(new URL(link).hostname)) {
      const { host } = new URL(link);
      hosts.set(host, [...(hosts.get(host) ?? []), link]);
    }
  }
  const waiting = [...hosts.values()];
  const askAll = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      for (const link of next) answers.set(link, await askForPage(link));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askAll));
  return answers;
}

/** Whether anybody reads the mailbox cannot be asked. */
function mailAnswer(link: string): Answer {
  return /^mailto:[^\s@?]+@[^\s@?.]+(\.[^\s@?.]+)+(\?\S*)?$/i.test(link)
    ? { is: "there", words: "has the shape of an e-mail address" }
    : { is: "broken", words: "has not the shape of an e-mail address" };
}

const line = ({ link, ...place }: ExternalLink, words: string): string =>
  problemLine({ ...place, field: "", message: `${link} ${words}` });
