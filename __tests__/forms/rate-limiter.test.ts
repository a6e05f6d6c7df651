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

test("keys do not gather without end", () => {
  const { take, taken } = limiter(100);
  for (let key = 0; key < 1000; key += 1) take(String(key));
  expect(taken.size).toBe(100);
});
