import { takeAttempt } from "../../src/forms/rate-limiter";

const minute = 60_000;
afterEach(() => jest.restoreAllMocks());

function limiter() {
  const clock = { time: 0 };
  jest.spyOn(performance, "now").mockImplementation(() => clock.time);
  const taken = new Map<string, readonly number[]>();
  const take = (key: string) => takeAttempt(taken, key, 5);
  const waits = (key: string, count: number) => Array.from({ length: count }, () => take(key));
  return { clock, take, waits, taken };
}

test("the sixth attempt within 15 minutes is refused, and refused attempts don't extend the wait", () => {
  const { clock, take } = limiter();
  const waits = Array.from({ length: 16 }, (_, at) => {
    clock.time = at * minute;
    return take("contact-form") / minute;
  });
  expect(waits).toEqual([0, 0, 0, 0, 0, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test("each form has its own limit", () => {
  const { take, waits } = limiter();
  expect(waits("contact-form", 6)).toEqual([0, 0, 0, 0, 0, 15 * minute]);
  expect(take("research-topic-form")).toBe(0);
});

test.each([300, 50_000])("a blocked key stays blocked while %i other keys arrive", (others) => {
  const { clock, take, waits, taken } = limiter();
  waits("refused", 6);
  for (let key = 0; key < others; key += 1) take(String(key));
  expect(take("refused")).toBe(15 * minute);
  expect(taken.size).toBeLessThanOrEqual(20_000);
  clock.time = 15 * minute;
  expect(take("refused")).toBe(0);
});

test("new keys are limited even if all others are blocked, and replace outdated keys", () => {
  const { clock, take, waits, taken } = limiter();
  for (let key = 0; key < 20_000; key += 1) waits(String(key), 5);
  expect(waits("new", 6)).toEqual([0, 0, 0, 0, 0, 15 * minute]);
  expect(taken.size).toBe(20_000);
  clock.time = 15 * minute;
  const keys = Array.from({ length: 20_000 }, (_, index) => `later ${index}`);
  for (const key of keys) take(key);
  expect([...taken.keys()]).toEqual(keys);
});
