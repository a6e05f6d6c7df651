import { createContext } from "react";

/** Path of the page that is shown, without a slash at its end. Links to it are marked as current. */
export const CurrentPath = createContext("");
