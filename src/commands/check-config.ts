import { checkContact } from "./check-contact";
import { findSettingProblems } from "./find-setting-problems";

void checkContact(findSettingProblems());
