afterEach(() => jest.restoreAllMocks());

/** Sets environment variables for one test. Undefined ones are removed. */
export const setEnvironment = (values: Readonly<Record<string, string | undefined>>) =>
  jest.replaceProperty(process, "env", { ...process.env, ...values });
