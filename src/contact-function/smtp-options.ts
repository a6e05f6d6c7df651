import { type Settings } from "./settings";

const isWorker = typeof navigator === "object" && navigator.userAgent === "Cloudflare-Workers";

export const smtpOptions = ({ smtp, deadlineMs }: Settings) => ({
  host: smtp.host,
  port: smtp.port,
  secure: smtp.secure,
  requireTLS: smtp.requireTls,
  ...(smtp.user === "" ? {} : { auth: { user: smtp.user, pass: smtp.pass } }),
  // In Cloudflare Workers, nodemailer's DNS timer keeps running after the lookup. By default, the timer would
  // close sessions after 3 s.
  connectionTimeout: isWorker ? 2 * deadlineMs : 4000,
  greetingTimeout: 4000,
  dnsTimeout: isWorker ? 2 * deadlineMs : 3000,
  socketCloseTimeout: 1000,
});
