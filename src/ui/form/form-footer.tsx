import { space } from "../../styles/tokens";
import { type Notice } from "../notice";
import { FormStatus } from "./form-status";
import { SubmitButton } from "./submit-button";

/** The end of a form: its button, and what became of the submit. */
export function FormFooter({
  button,
  sending,
  notice,
}: {
  button: string;
  sending: boolean;
  notice: Notice | undefined;
}) {
  return (
    <div
      css={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: space.m,
        marginBlockStart: space.l,
      }}
    >
      <SubmitButton sending={sending}>{button}</SubmitButton>
      <FormStatus notice={notice} />
    </div>
  );
}
