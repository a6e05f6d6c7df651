/** What content says of services. The file is written by builds and tests; this stands for it on a fresh clone. */
declare module "*/service-options.json" {
  const options: readonly { readonly value: string; readonly label: string }[];
  export default options;
}
