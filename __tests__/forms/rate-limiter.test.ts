import { createRateLimiter } from "../../src/forms/rate-limiter";

const minute = 60_000;

function limiter(maxKeys?: number) {
  const clock = { time: 0 };
  const taken = new Map<string, readonly number[]>();
  const take = createRateLimiter({
    attempts: 5,
    windowMs: 15 * minute,
    now: () => clock.time,
    taken,
    ...(maxKeys === undefined ? {} : { maxKeys }),
  });
  return { clock, take, taken };
}

test("the sixth attempt within 15 minutes is refused", () => {
  const { clock, take } = limiter();
  const waits = [0, 1, 2, 3, 4, 5].map((at) => {
    clock.time = at * minute;
    return take("contact-form");
  });
  expect(waits).toEqual([0, 0, 0, 0, 0, 10 * minute]);
});

test("refused attempts do not extend the wait", () => {
  const { clock, take } = limiter();
  for (let count = 0; count < 5; count += 1) take("contact-form");
  for (let at = 1; at < 15; at += 1) {
    clock.time = at * minute;
    expect(take("contact-form")).toBeGreaterThan(0);
  }
  clock.time = 15 * minute;
  expect(take("contact-form")).toBe(0);
});

test("each form has its own attempts", () => {
  const { take } = limiter();
  for (let count = 0; count < 5; count += 1) take("contact-form");
  expect(take("contact-form")).toBeGreaterThan(0);
  expect(take("research-topic-form")).toBe(0);
});

test.each([300, 19_000, 50_000])("a refused key is remembered when %i others come", (others) => {
  const { clock, take, taken } = limiter();
  for (let count = 0; count < 5; count += 1) take("refused");
  expect(take("refused")).toBeGreaterThan(0);
  for (let key = 0; key < others; key += 1) take(String(key));
  expect(take("refused")).toBeGreaterThan(0);
  expect(taken.size).toBeLessThanOrEqual(20_000);
  clock.time = 15 * minute;
  expect(take("refused")).toBe(0);
});

test("a new key counts when all others are refused, and finds room when those are old", () => {
  const { clock, take, taken } = limiter(3);
  for (const key of ["a", "b", "c"]) for (let count = 0; count < 5; count += 1) take(key);
  for (let count = 0; count < 5; count += 1) expect(take("new")).toBe(0);
  expect(take("new")).toBeGreaterThan(0);
  clock.time = 15 * minute;
  for (const key of ["d", "e", "f"]) take(key);
  expect([...taken.keys()]).toEqual(["d", "e", "f"]);
});

test("keys do not gather without end", () => {
  const { take, taken } = limiter(100);
  for (let key = 0; key < 1000; key += 1) take(String(key));
  expect(taken.size).toBe(100);
});
