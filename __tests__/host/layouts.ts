/** What a host answers without looking at headers or redirects. */
export interface Found {
  readonly status: 200 | 301 | 404;
  /** The file that is sent, or where a redirect leads. */
  readonly file?: string;
  readonly location?: string;
}

/** How a host finds the file for a path among the published ones. */
export type Layout = (files: ReadonlySet<string>, path: string) => Found;

const sent = (file: string): Found => ({ status: 200, file });
const moved = (location: string): Found => ({ status: 301, location });
const notFound: Found = { status: 404, file: "/404.html" };

/**
 * The rules of hosts, as their documentation and the measurements in slorber/trailing-slash-guide have
 * them: Netlify with "pretty URLs" on and off, Cloudflare Pages, GitHub Pages.
 */
export const layouts: Readonly<Record<string, Layout>> = {
  "Netlify, pretty URLs": (files, path) => {
    if (path.endsWith("/")) {
      if (files.has(`${path}index.html`)) return sent(`${path}index.html`);
      return files.has(`${path.slice(0, -1)}.html`) ? moved(path.slice(0, -1)) : notFound;
    }
    if (path.endsWith(".html") && files.has(path)) return moved(path.replace(/\.html$/, ""));
    if (files.has(path)) return sent(path);
    if (files.has(`${path}.html`)) return sent(`${path}.html`);
    return files.has(`${path}/index.html`) ? moved(`${path}/`) : notFound;
  },
  Netlify: (files, path) => {
    const bare = path.replace(/\/$/, "");
    const candidates = path.endsWith("/")
      ? [`${bare}/index.html`, `${bare}.html`]
      : [path, `${path}.html`, `${path}/index.html`];
    const file = candidates.find((candidate) => files.has(candidate));
    return file === undefined ? notFound : sent(file);
  },
  "Cloudflare Pages": (files, path) => {
    if (path.endsWith("/index.html") && files.has(path)) return moved(path.slice(0, -10));
    if (path.endsWith(".html") && files.has(path)) return moved(path.slice(0, -5));
    if (files.has(path)) return sent(path);
    if (path.endsWith("/")) {
      if (files.has(`${path}index.html`)) return sent(`${path}index.html`);
      return files.has(`${path.slice(0, -1)}.html`) ? moved(path.slice(0, -1)) : notFound;
    }
    if (files.has(`${path}.html`)) return sent(`${path}.html`);
    return files.has(`${path}/index.html`) ? moved(`${path}/`) : notFound;
  },
  "GitHub Pages": (files, path) => {
    if (path.endsWith("/")) {
      return files.has(`${path}index.html`) ? sent(`${path}index.html`) : notFound;
    }
    if (files.has(path)) return sent(path);
    if (files.has(`${path}.html`)) return sent(`${path}.html`);
    return files.has(`${path}/index.html`) ? moved(`${path}/`) : notFound;
  },
};
