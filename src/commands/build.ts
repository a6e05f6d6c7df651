import { runGatsby } from "./run-gatsby";

runGatsby(["build"]);
