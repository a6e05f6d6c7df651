export default async function stopSite(): Promise<void> {
  await Reflect.get(globalThis, "stopSite")?.();
}
