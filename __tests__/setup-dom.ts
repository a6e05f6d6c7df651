import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Ends a hang, as in jest.config.mjs; by default one second, which a busy machine may take.
configure({ asyncUtilTimeout: 20_000 });
