import { color, size, space } from "../../styles/tokens";
import { Icon } from "../icon/icon";

/** An icon on a sheet of accounting paper: the cover of a service. Decorative. */
export function LedgerCover({ icon }: { icon: string }) {
  return (
    <div
      aria-hidden
      css={{
        display: "grid",
        alignItems: "center",
        justifyItems: "center",
        minHeight: "100%",
        padding: space.xl,
        backgroundImage: `linear-gradient(${color.bar} 50%, transparent 50%)`,
        backgroundSize: `100% calc(2 * ${size.paperLine})`,
        borderBlock: `${size.line} solid ${color.ink}`,
        borderInlineStart: `${size.hairline} solid ${color.danger}`,
      }}
    >
      <Icon name={icon} extent="cover" />
    </div>
  );
}
