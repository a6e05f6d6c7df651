import { ledgerSheet } from "../../styles/mixins";
import { media, space } from "../../styles/tokens";

export const formSheet = {
  ...ledgerSheet(space.m),
  padding: `${space.l} ${space.m} ${space.l} calc(${space.m} + ${space.s})`,
  [media.medium]: { padding: `${space.xl} ${space.xl} ${space.xl} calc(${space.m} + ${space.xl})` },
};
