import { resolve } from "node:path";
import { adminFolder } from "./admin-page";

/** What is used of the development server, which is Express's. */
interface DevelopmentServer {
  get(
    path: string,
    answer: (request: unknown, response: { sendFile(file: string): void }) => void,
  ): void;
}

/** Shows the content desk at its address while developing: Gatsby's server knows files, not folders. */
export function showAdmin(server: DevelopmentServer, site: string): void {
  const page = resolve(site, adminFolder, "index.html");
  server.get(`/${adminFolder}`, (_, response) => response.sendFile(page));
}
