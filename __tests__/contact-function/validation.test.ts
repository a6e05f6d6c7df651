import fc from "fast-check";
import PostalMime from "postal-mime";
import { contactForm } from "../../src/forms/contact";
import { checkLast, validate } from "../../src/forms/form";
import { handleContact } from "../../src/contact-function/handle-contact";
import { newState } from "../../src/contact-function/store";
import { cases, hostileText } from "../forms/hostile-text";
import { message, startBoth } from "../server/contact-site";

/** Posts to the handler without settings, so that valid messages are refused as `not_configured`. */
async function refusalOf(body: string): Promise<{ success: unknown; code: string; fields: unknown }> {
  const request = new Request("http://site.example/api/send-contact-email", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  const response = await handleContact(request, { env: {}, state: newState(), log: () => undefined });
  const { success, error } = await response.json();
  return { success, ...error };
}

test("any input gets JSON with a boolean success", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), hostileText()), async (body) => {
      const { success, code } = await refusalOf(body);
      expect(success).toBe(false);
      expect(code).toMatch(/^(malformed_json|validation|spam)$/);
    }),
    cases,
  );
}, 60_000);

test("the form and the function agree", async () => {
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Object.values(message)) },
    { weight: 3, arbitrary: hostileText(30) },
    { weight: 1, arbitrary: fc.constantFrom("user@localhost", "info@müller.de", "555\u2011010\u00A00100") },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  const names = Object.keys(contactForm.fields);
  const change = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 });
  await fc.assert(
    fc.asyncProperty(change, async (changed) => {
      const typed = JSON.parse(JSON.stringify({ ...message, ...changed }));
      const validation = validate(contactForm, typed);
      const answer = await refusalOf(JSON.stringify(typed));
      const fields = validation.accepted ? checkLast(contactForm, validation.values) : validation.fields;
      if (Object.keys(fields).length === 0) expect(answer.code).toBe("not_configured");
      else expect(answer).toMatchObject({ code: "validation", fields });
    }),
    cases,
  );
}, 60_000);

test("what visitors type arrives as plain text, with or without scripts", async () => {
  const { server, site } = await startBoth();
  const text = "If x <y and y> z, write to <ana@example.org>. می\u200Cخواهم 👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿";
  const typed = {
    ...message,
    name: "علی\u200Cرضا\u00A0احمدی",
    email: "info@müller.de ",
    phone: "\u202D+1\u00A0(555)\u2013010\u20110100\u202C",
    message: `<b>${text}</b><!-- \u202E -->`,
  };
  expect(await site.post(typed)).toMatchObject({ status: 200 });
  expect(await site.postForm(typed)).toMatchObject({ status: 200 });
  expect(server.mails).toHaveLength(2);
  for (const mail of await Promise.all(server.mails.map((data) => PostalMime.parse(data)))) {
    expect(mail.replyTo).toEqual([{ address: "info@xn--mller-kva.de", name: "علی\u200Cرضا احمدی" }]);
    expect(mail.text).toContain("Email: info@xn--mller-kva.de\n");
    expect(mail.text).toContain("Phone: +1 (555)-010-0100\n");
    expect(mail.text).toContain(`\n${text}\n`);
  }
});
