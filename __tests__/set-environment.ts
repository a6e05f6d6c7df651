afterEach(() => jest.restoreAllMocks());

/** Sets variables for one test, or takes those away that are undefined. */
export const setEnvironment = (values: Readonly<Record<string, string | undefined>>) =>
  jest.replaceProperty(process, "env", { ...process.env, ...values });
