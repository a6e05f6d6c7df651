import { buildDate } from "../src/build-settings";
import { setEnvironment } from "./set-environment";

afterEach(() => jest.useRealTimers());

test.each([
  ["0", "1970-01-01"],
  ["1755561599", "2025-08-18"],
  ["1755561600", "2025-08-19"],
])("SOURCE_DATE_EPOCH %s, in seconds, is the day %s", (epoch, day) => {
  setEnvironment({ SOURCE_DATE_EPOCH: epoch });
  expect(buildDate("UTC")).toBe(day);
});

test.each([
  ["America/New_York", "2027-01-04"],
  ["Pacific/Auckland", "2027-01-05"],
])("the build date depends on the time zone: %s", (timeZone, day) => {
  setEnvironment({ SOURCE_DATE_EPOCH: String(Date.UTC(2027, 0, 5, 4, 59) / 1000) });
  expect(buildDate(timeZone)).toBe(day);
});

test("without SOURCE_DATE_EPOCH, the day is today", () => {
  setEnvironment({ SOURCE_DATE_EPOCH: undefined });
  jest.useFakeTimers({ now: Date.UTC(2026, 1, 28, 23, 59, 59) });
  expect(buildDate("UTC")).toBe("2026-02-28");
});

test.each(["", "yesterday", "1755561599.5", "1755561599000"])("SOURCE_DATE_EPOCH %j is refused", (epoch) => {
  setEnvironment({ SOURCE_DATE_EPOCH: epoch });
  expect(() => buildDate("UTC")).toThrow(`SOURCE_DATE_EPOCH is "${epoch}"`);
});
