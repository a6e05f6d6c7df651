import { type Settings } from "./settings";

const isWorker = typeof navigator === "object" && navigator.userAgent === "Cloudflare-Workers";

export const senderDomain = ({ from }: Settings): string =>
  from.address.slice(from.address.lastIndexOf("@") + 1);

export const smtpOptions = (settings: Settings) => {
  const { smtp, deadlineMs } = settings;
  return {
    host: smtp.host,
    port: smtp.port,
    // Some mail servers refuse nodemailer's default, which is an IP address if the host's name has no dot.
    name: senderDomain(settings),
    secure: smtp.secure,
    requireTLS: smtp.requireTls && !smtp.secure,
    // If TLS isn't required, encrypt if possible, even if the mail server can't prove its identity. Cloudflare
    // Workers accept only trusted certificates, and throw an error if this option is false.
    opportunisticTLS: !smtp.requireTls,
    tls: { rejectUnauthorized: smtp.requireTls || isWorker },
    ...(smtp.user === "" ? {} : { auth: { user: smtp.user, pass: smtp.pass } }),
    // In Cloudflare Workers, nodemailer's DNS timer keeps running after the lookup. By default, the timer would
    // close sessions after 3 s.
    connectionTimeout: isWorker ? 2 * deadlineMs : 4000,
    greetingTimeout: 4000,
    dnsTimeout: isWorker ? 2 * deadlineMs : 3000,
    socketCloseTimeout: 1000,
  };
};
