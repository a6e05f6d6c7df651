/** What the function and the self-hosting server are told by environment variables. */
export interface Settings {
  /** `outbox` writes mails into `.outbox/`; it is for developing and never the default. */
  readonly transport: "smtp" | "outbox";
  readonly smtp: {
    readonly host: string;
    readonly port: number;
    /** TLS from the first byte on. */
    readonly secure: boolean;
    /** Without TLS nothing is sent. */
    readonly requireTls: boolean;
    readonly user: string;
    readonly pass: string;
  };
  readonly to: readonly string[];
  readonly from: string;
  /** Origins besides the site's own host, for proxies that change the host. */
  readonly allowedOrigins: readonly string[];
  /** Header in which a trusted proxy gives the client's address; empty when there is none. */
  readonly ipHeader: string;
  /** Messages per client and 15 minutes; 0 is without limit. */
  readonly rateMax: number;
  /** Milliseconds for one message, waiting and retrying included. */
  readonly deadlineMs: number;
  /** Mails that are sent at a time. */
  readonly maxConcurrency: number;
}

/** A variable that is missing or wrong, and what it should be. */
export interface WrongSetting {
  readonly variable: string;
  readonly allowed: string;
}
