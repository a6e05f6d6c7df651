const open: (() => Promise<void>)[] = [];

/** Closes a server after the test, whether it passed or not. */
export const closeAfterTest = (close: () => Promise<void>): number => open.push(close);

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});
