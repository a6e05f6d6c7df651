import fc from "fast-check";
import { contactForm } from "../../src/forms/contact";
import { validate } from "../../src/forms/form";
import { handleContact } from "../../src/contact-function/handle-contact";
import { newState } from "../../src/contact-function/store";
import { cases, hostileText } from "../forms/hostile-text";
import { message } from "../server/contact-site";

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
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  const names = Object.keys(contactForm.fields);
  const change = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 });
  await fc.assert(
    fc.asyncProperty(change, async (changed) => {
      const typed = JSON.parse(JSON.stringify({ ...message, ...changed }));
      const validation = validate(contactForm, typed);
      const answer = await refusalOf(JSON.stringify(typed));
      if (validation.accepted) expect(answer.code).toBe("not_configured");
      else expect(answer).toMatchObject({ code: "validation", fields: validation.fields });
    }),
    cases,
  );
}, 60_000);
