import { env } from "node:process";
import { runGatsby } from "./run-gatsby";

// Mail of a development server is written to .outbox/; see server/settings.
runGatsby(["develop", "--host", env["HOST"] ?? "127.0.0.1", "--port", env["PORT"] ?? "8000"], {
  CONTACT_TRANSPORT: "outbox",
});
