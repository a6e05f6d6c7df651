import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Ends tests that hang, as in jest.config.mjs. The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });
