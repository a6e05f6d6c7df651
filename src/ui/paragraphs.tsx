import { size, space } from "../styles/tokens";

/** Paragraphs of running text, no wider than is comfortable to read. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div css={{ display: "grid", gap: space.m, maxWidth: size.measure }}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
