import { runGatsby } from "./run-gatsby";

void runGatsby(["build"]);
