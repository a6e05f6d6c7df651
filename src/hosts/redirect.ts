/** An address that leads on to another one, as the site's content says it. */
export interface Redirect {
  /** The old address: a path without a slash at its end. */
  readonly from: string;
  /** A page of this site, or an address elsewhere. */
  readonly to: string;
  readonly status: number;
}

/** Both ways of writing the old address, for hosts that tell them apart. */
export const spellings = ({ from }: Redirect): readonly string[] => [from, `${from}/`];
