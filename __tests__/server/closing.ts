const open: (() => Promise<void>)[] = [];

/** Calls a function after the test, even if the test fails. */
export const closeAfterTest = (close: () => Promise<void>): number => open.push(close);

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});
