export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'Home' | '+';

/** What the tours need of a browser, whichever it is. Selectors are CSS. */
export type Engine = {
  name: string;
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; the value must survive JSON. */
  read: (expression: string) => Promise<unknown>;
  /** A real click of the pointer in the middle of an element, scrolled into sight first. */
  click: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  back: () => Promise<void>;
  /** Every address that was asked for since it started, whoever was asked and whether or not an answer came. */
  asked: () => string[];
  close: () => Promise<void>;
};

/** Waits for an expression to become true in the page. */
export async function until(engine: Engine, expression: string, patienceMs = 15_000): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if ((await engine.read(`Boolean(${expression})`)) === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${engine.name} waited ${patienceMs} ms for ${expression}`);
}
