afterEach(() => jest.restoreAllMocks());

/** Sets environment variables for one test, and removes those whose value is `undefined`. */
export const setEnvironment = (values: Readonly<Record<string, string | undefined>>) =>
  jest.replaceProperty(process, "env", { ...process.env, ...values });
