/** A position in the window, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Key = "Tab" | "Enter" | "Escape" | " " | "ArrowRight" | "End";

export interface Browser {
  /** Opens an address. May return before the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly click: (point: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Goes back in the history, without waiting for the page to load. */
  readonly back: () => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Names the missing program and its Debian package. Returns `undefined` if the engine is installed. */
  readonly missing: () => string | undefined;
  readonly launch: () => Promise<Browser>;
}
