export type PointerType = 'mouse' | 'pen' | 'touch';

/** Input sources in the format of both WebDriver and WebDriver BiDi. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: PointerType };
      actions: (
        | { type: 'pointerMove'; x: number; y: number; duration?: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
        | { type: 'pause'; duration: number }
      )[];
    }
  | {
      type: 'wheel';
      id: string;
      actions: { type: 'scroll'; x: number; y: number; deltaX: number; deltaY: number }[];
    };

/** The browser functions that tests need, independent of the driver. Selectors are CSS. */
export type Engine = {
  name: string;
  version: string;
  /** The pointers that its driver can simulate. */
  pointers: readonly PointerType[];
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; the value must survive JSON. */
  read: (expression: string) => Promise<unknown>;
  /** Scrolls to an element and clicks its center with the pointer. */
  click: (selector: string) => Promise<void>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Every address requested since the start, including requests that were blocked or failed. */
  requests: () => string[];
  close: () => Promise<void>;
};

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  '+': '+',
  '-': '-',
  '0': '0',
};
export type Key = keyof typeof keys;

export async function press(engine: Engine, key: Key): Promise<void> {
  const value = keys[key];
  const actions = (['keyDown', 'keyUp'] as const).map((type) => ({ type, value }));
  await engine.perform([{ type: 'key', id: 'keyboard', actions }]);
}

type Point = [x: number, y: number];
type PointerAction = Extract<InputSource, { type: 'pointer' }>['actions'][number];

const pointerDown = { type: 'pointerDown', button: 0 } as const;
const pointerUp = { type: 'pointerUp', button: 0 } as const;

/** Presses at the first point, moves to the others, and releases. */
export async function drag(engine: Engine, pointerType: PointerType, [first, ...on]: Point[]): Promise<void> {
  const moves = on.map(([x, y]) => ({ type: 'pointerMove', x, y, duration: 50 }) as const);
  await actAt(engine, pointerType, first ?? [0, 0], [pointerDown, ...moves, pointerUp]);
}

/** Double-clicks or double-taps. */
export async function pointTwice(engine: Engine, pointerType: PointerType, at: Point): Promise<void> {
  const tap = [pointerDown, pointerUp];
  await actAt(engine, pointerType, at, [...tap, { type: 'pause', duration: 60 }, ...tap]);
}

/** A delay before pointing, because nobody points at an element in the moment it appears. */
const reactionMs = 300;

async function actAt(
  engine: Engine,
  pointerType: PointerType,
  [x, y]: Point,
  actions: PointerAction[],
): Promise<void> {
  const approach: PointerAction[] = [
    { type: 'pause', duration: reactionMs },
    { type: 'pointerMove', x, y, duration: 0 },
  ];
  await engine.perform([
    {
      type: 'pointer',
      id: pointerType,
      parameters: { pointerType },
      actions: [...approach, ...actions],
    },
  ]);
}

export async function turnWheel(engine: Engine, [x, y]: Point, deltaY: number): Promise<void> {
  await engine.perform([
    { type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY }] },
  ]);
}

export async function goBack(engine: Engine): Promise<void> {
  await engine.read('void history.back()');
}

/**
 * Whether nothing moves. While a view transition runs, no engine finds an element under the pointer, and its animations begin
 * some frames after it.
 */
export const isStill = '!document.activeViewTransition && document.getAnimations().length === 0';

/** Waits for an expression to become true in the page. */
export async function until(engine: Engine, expression: string, timeoutMs = 60_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if ((await engine.read(`Boolean(${expression})`)) === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${engine.name}: still false after ${timeoutMs} ms: ${expression}`);
}
