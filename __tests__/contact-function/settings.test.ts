import { type Environment } from "../../src/environment";
import { readSettings } from "../../src/contact-function/settings";

const complete = {
  SMTP_HOST: "mail.site.example",
  CONTACT_TO: "owner@site.example",
  CONTACT_FROM: "Site <website@site.example>",
};

const findWrong = (env: Environment) =>
  readSettings({ ...complete, ...env }).invalid.map(({ variable }) => variable);

test("defaults are safe", () => {
  expect(readSettings(complete)).toEqual({
    invalid: [],
    settings: {
      outbox: false,
      smtp: { host: "mail.site.example", port: 587, secure: false, requireTls: true, user: "", pass: "" },
      to: ["owner@site.example"],
      from: { name: "Site", address: "website@site.example" },
      allowedOrigins: [],
      ipHeader: "",
      healthToken: "",
      stateUrl: "",
      rateMax: 10,
      deadlineMs: 8000,
      maxConcurrency: 8,
    },
  });
});

test("port 465 uses TLS from the start", () => {
  const { smtp } = readSettings({ ...complete, SMTP_PORT: "465" }).settings;
  expect(smtp).toMatchObject({ secure: true, requireTls: true });
});

test("missing variables are listed", () => {
  expect(readSettings({}).invalid.map(({ variable }) => variable)).toEqual([
    "SMTP_HOST",
    "CONTACT_TO",
    "CONTACT_FROM",
  ]);
});

test.each([
  ["SMTP_HOST", "mail server"],
  ["SMTP_PORT", "65536"],
  ["SMTP_PORT", "smtp"],
  ["SMTP_SECURE", "yes"],
  ["SMTP_REQUIRE_TLS", "0"],
  ["CONTACT_TO", ","],
  ["CONTACT_TO", "owner@site.example, other"],
  ["CONTACT_TO", "Owner <owner@site.example>"],
  ["CONTACT_FROM", "Site"],
  ["CONTACT_FROM", "Site <website@site.example>, x@site.example"],
  ["CONTACT_FROM", "web@bücher.example"],
  ["CONTACT_FROM", "Agency: web team <website@site.example>"],
  ["CONTACT_FROM", '"Agency <website@site.example>'],
  ["CONTACT_FROM", "we,b@site.example"],
  ["CONTACT_FROM", "Site <website@site.example> x"],
  ["CONTACT_FROM", "Site\nBcc: x@site.example <website@site.example>"],
  ["CONTACT_ALLOWED_ORIGINS", "www.site.example"],
  ["CONTACT_ALLOWED_ORIGINS", "https://www.site.example/"],
  ["CONTACT_ALLOWED_ORIGINS", "*"],
  ["CONTACT_IP_HEADER", "x client"],
  ["CONTACT_STATE_URL", "https://redis.site.example"],
  ["CONTACT_RATE_MAX", "-1"],
  ["CONTACT_DEADLINE_MS", "5"],
  ["CONTACT_MAX_CONCURRENCY", "0"],
  ["CONTACT_TRANSPORT", "pigeon"],
])("%s %j is invalid", (variable, value) => {
  expect(findWrong({ [variable]: value })).toEqual([variable]);
});

test.each([
  ["website@site.example", ""],
  ["Müller & Söhne <website@site.example>", "Müller & Söhne"],
  ['"Agency, Inc." <website@site.example>', "Agency, Inc."],
])("CONTACT_FROM may be %j", (value, name) => {
  const { settings, invalid } = readSettings({ ...complete, CONTACT_FROM: value });
  expect(invalid).toEqual([]);
  expect(settings.from).toEqual({ name, address: "website@site.example" });
});

test("user and password belong together", () => {
  expect(findWrong({ SMTP_USER: "site" })).toEqual(["SMTP_PASS"]);
  expect(findWrong({ SMTP_PASS: "secret" })).toEqual(["SMTP_USER"]);
  expect(findWrong({ SMTP_USER: "site", SMTP_PASS: "secret" })).toEqual([]);
});
