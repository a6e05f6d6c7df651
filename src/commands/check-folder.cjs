const { cwd, exit, platform } = require("node:process");

/*
 * Stops commands in folders where Gatsby, webpack, or tsx fail, because their messages don't name the cause
 * (github.com/gatsbyjs/gatsby/issues/9234). This file is CommonJS, because Node can't load ES modules from a
 * folder whose name contains a backslash.
 */
const unsupported = platform === "win32" ? /[!#%'()*<>?[\]`{|}]/g : /[!#%'()*:<>?[\\\]`{|}]/g;

const found = new Set(cwd().match(unsupported));
if (found.size > 0) {
  const path = JSON.stringify(cwd());
  console.error(
    `Gatsby can't build in this folder, because its path contains ${[...found].join(" ")}. Rename it: ${path}`,
  );
  exit(1);
}
