import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type Socket } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { contactForm } from "../../src/forms/contact";
import { validate } from "../../src/forms/form";
import { type Environment } from "../../src/environment";
import { receiptNumber } from "../../src/contact-function/message-key";
import { contactRequest } from "../../src/contact-function/read-fields";
import { composeMail, writeToOutbox } from "../../src/contact-function/send-mail";
import { readSettings } from "../../src/contact-function/settings";
import { temporaryFolder } from "../temporary-folder";
import { message, settingsFor, startBoth, startSite } from "../server/contact-site";
import { refusal, type Script, startMailServer } from "../server/mail-server";
import { startPlainMailServer } from "../server/plain-mail-server";

const { folder, read } = temporaryFolder();

test("the visitor's data is only in the text, the subject and Reply-To", async () => {
  const { server, site } = await startBoth({ CONTACT_TO: "a@site.example, b@site.example" });
  const { json } = await site.post({ ...message, name: "Zoë Müller", requestId: randomUUID() });
  const mail = await PostalMime.parse(server.mails[0] ?? "");
  expect(mail).toMatchObject({
    from: { address: "website@site.example", name: "Site" },
    to: [{ address: "a@site.example" }, { address: "b@site.example" }],
    replyTo: [{ address: "ada@example.org", name: "Zoë Müller" }],
    subject: "Message from Zoë Müller: SEO Services",
    messageId: expect.stringMatching(new RegExp(`^<${json.id}\\.[\\da-f]{32}@site\\.example>$`)),
  });
  expect(mail.cc).toBeUndefined();
  expect(mail.html).toBeUndefined();
  expect(mail.attachments).toEqual([]);
  // The message must have every field of the form, so that the expected text below is complete.
  expect(Object.keys(message).sort()).toEqual(["type", ...Object.keys(contactForm.fields)].sort());
  expect(mail.text?.trim()).toBe(
    [
      "Name: Zoë Müller",
      "Email: ada@example.org",
      "Company: Engines & Sons",
      "Phone: +1 (555) 010-0100",
      "Service: SEO Services",
      "Budget: $5,000 to $10,000",
      "Timeline: As soon as possible",
      "",
      message.message,
      "",
      `Receipt number: ${json.id}`,
    ].join("\n"),
  );
});

test("the log counts refused recipients", async () => {
  const env = { CONTACT_TO: "a@site.example, b@site.example" };
  const { server, site } = await startBoth(env, {
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === "b@site.example" ? refusal(550) : null),
  });
  expect(await site.post(message)).toMatchObject({ status: 200 });
  expect(server.mails).toHaveLength(1);
  expect(JSON.parse(site.logs[0] ?? "")).toMatchObject({ code: "sent", smtp: 250, refused: 1 });
});

const withUntrustedTls: readonly [how: string, env: Environment, script: Script][] = [
  ["after STARTTLS", {}, { disabledCommands: ["AUTH"] }],
  ["from the start", { SMTP_SECURE: "true" }, { disabledCommands: ["AUTH"], secure: true }],
];

describe.each(withUntrustedTls)("an untrusted certificate, shown %s,", (_, env, script) => {
  test("means that the server gets no byte of the email", async () => {
    const { server, site } = await startBoth({ ...env, SMTP_REQUIRE_TLS: "true" }, script);
    expect(await site.post(message)).toMatchObject({ status: 502 });
    expect(server.messageBytes).toBe(0);
    expect(JSON.parse(site.logs[0] ?? "")).toMatchObject({ code: "mail_failed", smtp: "ETLS" });
  });

  test("is accepted if TLS isn't required, and the email is encrypted", async () => {
    const secured: boolean[] = [];
    const onMailFrom: Script["onMailFrom"] = (_address, { secure }, callback) => {
      secured.push(secure);
      callback();
    };
    const { server, site } = await startBoth(env, { ...script, onMailFrom });
    expect(await site.post(message)).toMatchObject({ status: 200 });
    expect(server.mails).toHaveLength(1);
    expect(secured).toEqual([true]);
  });
});

test("the specification's payload is accepted, and the email leaves out omitted fields", async () => {
  const { server, site } = await startBoth();
  const { name, email } = message;
  await site.post({ type: "contact", name, email, message: "Call me back.", company: null });
  const mail = await PostalMime.parse(server.mails[0] ?? "");
  expect(mail.subject).toBe("Message from Ada Lovelace");
  expect(mail.text).toMatch(
    /^Name: Ada Lovelace\nEmail: ada@example\.org\n\nCall me back\.\n\nReceipt number: /,
  );
});

test("the source is the last line of the email, and isn't logged", async () => {
  const { server, site } = await startBoth();
  const source = "from <b>ads.example</b>;\r\nBcc: eve@ads.example; utm_source=\u202Ead ";
  expect(await site.post({ ...message, source })).toMatchObject({ status: 200 });
  const mail = await PostalMime.parse(server.mails[0] ?? "");
  const line = "Source: from ads.example; Bcc: eve@ads.example; utm_source=ad";
  expect(mail.text?.trimEnd().split("\n").at(-1)).toBe(line);
  expect(mail.bcc).toBeUndefined();
  expect(site.logs.join()).not.toContain("ads.example");
});

test.each([
  ["too long", "x".repeat(301), "Source must be less than 300 characters"],
  ["no text", 7, "Invalid input"],
])("a source that is %s is refused", async (_, source, error) => {
  const { server, site } = await startBoth();
  const { status, json } = await site.post({ ...message, source });
  expect([status, json.error?.fields]).toEqual([422, { source: error }]);
  expect(await site.post({ ...message, source: "x".repeat(300) })).toMatchObject({ status: 200 });
  expect(server.mails).toHaveLength(1);
});

test("a native form post gets its source from the campaign in the form's own address", async () => {
  const { server, site } = await startBoth();
  const posted = Object.entries(message).filter(([name]) => name !== "message");
  const sourceFor = async (referer: string, more = {}) => {
    const fields = { ...Object.fromEntries(posted), message: `Message number ${server.mails.length}` };
    const headers = { Referer: referer };
    expect(await site.postForm({ ...fields, ...more }, headers)).toMatchObject({ status: 200 });
    const { text } = await PostalMime.parse(server.mails.at(-1) ?? "");
    return /^Source: (.*)$/m.exec(text ?? "")?.[1];
  };
  const page = "/contact?utm_source=ad&service=seo&utm_campaign=a%20b";
  expect(await sourceFor(`${site.origin}${page}`)).toBe("utm_source=ad, utm_campaign=a b");
  expect(await sourceFor(`${site.origin}${page}`, { source: "" })).toBeUndefined();
  expect(await sourceFor(`${site.origin}/contact`)).toBeUndefined();
  expect(await sourceFor(`http://ads.example${page}`)).toBeUndefined();
  expect(await sourceFor("no address")).toBeUndefined();
});

test("the same id and content get the same receipt number and Message-ID, whatever the source", async () => {
  const server = await startMailServer();
  const requestId = randomUUID();
  const receipts = [];
  for (const site of [await startSite(settingsFor(server.port)), await startSite(settingsFor(server.port))]) {
    const { json } = await site.post({ ...message, requestId, source: `from ${site.origin}` });
    receipts.push(json.id);
  }
  expect(receipts[0]).toBe(receipts[1]);
  expect(server.mails).toHaveLength(2);
  const [first, second] = await Promise.all(server.mails.map((mail) => PostalMime.parse(mail)));
  expect(first?.messageId).toBe(second?.messageId);
});

test("dots, long lines and non-Latin letters arrive unchanged", async () => {
  const { server, site } = await startBoth();
  const text = `First\n.\n..\nQUIT\n${"long ".repeat(150)}end\nПривет, 世界 😀\n-- \nFrom here`;
  await site.post({ ...message, message: text });
  const mail = await PostalMime.parse(server.mails[0] ?? "");
  expect(mail.text).toContain(text);
});

test("outbox mode writes the email to a file", async () => {
  const validation = validate(contactRequest, message);
  if (!validation.accepted) throw new Error("The message is in order");
  const { settings, invalid } = readSettings({ CONTACT_TRANSPORT: "outbox" });
  expect(invalid).toEqual([]);
  const key = "0123456789abcdef".repeat(2);
  await writeToOutbox(composeMail(validation.values, key, settings), join(folder, ".outbox"));
  const mail = await PostalMime.parse(read(`.outbox/${receiptNumber(key)}.${key}.eml`));
  expect(mail.subject).toBe("Message from Ada Lovelace: SEO Services");
});

test("a session is closed even if the mail server leaves RSET unanswered", async () => {
  const { port, server } = await startPlainMailServer({ ignoresReset: true });
  const site = await startSite(settingsFor(port));
  const connected = once(server, "connection");
  expect(await site.post(message)).toMatchObject({ status: 502 });
  const [session]: Socket[] = await connected;
  if (session?.closed === false) await once(session, "close");
});

test("the greeting names the sender's domain", async () => {
  const { port, commands } = await startPlainMailServer({});
  const site = await startSite(settingsFor(port));
  expect(await site.post(message)).toMatchObject({ status: 200 });
  expect(commands[0]).toBe("EHLO site.example");
});
