/** A place in the window, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keys that are more than a letter, by the names of the DOM. */
export type Key = "Tab" | "Enter" | "Escape" | " " | "ArrowLeft" | "ArrowRight" | "Home" | "End";

/** A button of the mouse, and whether Control is held down meanwhile. */
export interface Press {
  readonly button?: "left" | "middle";
  readonly control?: boolean;
}

/** A running browser with one window: all that a test needs of a driver. */
export interface Browser {
  /** Goes to an address, and need not wait for it. */
  readonly open: (url: string) => Promise<void>;
  /** Value of a JavaScript expression in the page. Works where the page itself may run no scripts, too. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Moves the mouse there and presses it, as a hand does. */
  readonly click: (point: Point, press: Press) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly selectAll: () => Promise<void>;
  /** Goes back in the history, and waits for nothing. */
  readonly back: () => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What is missing for it, and where to get it; `undefined` when it is there. */
  readonly missing: () => string | undefined;
  /** Starts it. `scripts` says whether pages may run any. */
  readonly launch: (options: { readonly scripts: boolean }) => Promise<Browser>;
}
