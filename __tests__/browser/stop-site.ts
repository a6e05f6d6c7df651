/** Stops the servers and Chromium that `start-site.ts` started. */
export default async function stopSite(): Promise<void> {
  await Reflect.get(globalThis, "stopSite")?.();
}
