import { color, space } from "../../styles/tokens";
import { type Notice } from "../notice";

/**
 * The outcome as text beside the button, where visitors who magnify the page look. The only place that
 * screen readers are told it: the toast is silent.
 */
export function FormStatus({ notice }: { notice: Notice | undefined }) {
  return (
    <div css={{ flex: "1 1 0", minWidth: "min(100%, 24ch)" }}>
      <div role="status">{notice?.tone === "success" && <NoticeText {...notice} />}</div>
      {notice?.tone === "error" && (
        <div role="alert">
          <NoticeText {...notice} />
        </div>
      )}
    </div>
  );
}

function NoticeText({ tone, title, text }: Notice) {
  return (
    <p>
      <strong
        css={{
          marginInlineEnd: space.xs,
          color: tone === "success" ? color.success : color.danger,
        }}
      >
        {title}
      </strong>
      {text}
    </p>
  );
}
