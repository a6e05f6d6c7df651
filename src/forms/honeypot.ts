/** Name of a field that visitors can't see. If it's filled in, the message comes from a program. */
export const honeypotName = "website";
