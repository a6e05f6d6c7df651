declare module "subset-font" {
  /** Cuts characters out of a font and pins its variation axes (the package ships no types). */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}
