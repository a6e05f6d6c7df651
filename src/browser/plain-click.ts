type ModifierKeys = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** The browser handles clicks and keys with modifiers, such as Ctrl+click (new tab) and Alt+Left (back). */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Checks for the main button, because WebKit also fires `click` for the middle button. */
export const isPlainClick = (event: ModifierKeys & { readonly button: number }): boolean =>
  event.button === 0 && !isModified(event);
