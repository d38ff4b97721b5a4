export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowDown'
  | 'Home'
  | 'End'
  | '+'
  | '-'
  | '0';

export type PointerType = 'mouse' | 'pen' | 'touch';

/** The keys and parts of input sources that both WebDriver and WebDriver BiDi know: they share the shape. */
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

/** What the tours need of a browser, whichever it is. Selectors are CSS. */
export type Engine = {
  name: string;
  version: string;
  /** What its driver can point with. */
  pointers: readonly PointerType[];
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; the value must survive JSON. */
  read: (expression: string) => Promise<unknown>;
  /** A real click of the pointer in the middle of an element, scrolled into sight first. */
  click: (selector: string) => Promise<void>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Every address that was asked for since it started, whoever was asked and whether or not an answer came. */
  asked: () => string[];
  close: () => Promise<void>;
};

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
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

export async function press(engine: Engine, key: Key): Promise<void> {
  const value = keys[key];
  const actions = (['keyDown', 'keyUp'] as const).map((type) => ({ type, value }));
  await engine.perform([{ type: 'key', id: 'keyboard', actions }]);
}

type Point = [x: number, y: number];

/** Nobody points at what has just come. */
const lookMs = 300;

/** Points at the window, goes on to other points if there are any, and lets go. */
export async function drag(engine: Engine, pointerType: PointerType, [first, ...on]: Point[]): Promise<void> {
  const [x, y] = first ?? [0, 0];
  const id = `the ${pointerType}`;
  const parameters = { pointerType };
  const moves = on.map(([x, y]) => ({ type: 'pointerMove', x, y, duration: 50 }) as const);
  await engine.perform([
    {
      type: 'pointer',
      id,
      parameters,
      actions: [
        { type: 'pause', duration: lookMs },
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        ...moves,
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
}

/** Pointed at twice, as fast as somebody does who means it. */
export async function pointTwice(engine: Engine, pointerType: PointerType, [x, y]: Point): Promise<void> {
  const tap = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ] as const;
  await engine.perform([
    {
      type: 'pointer',
      id: `the ${pointerType}`,
      parameters: { pointerType },
      actions: [
        { type: 'pause', duration: lookMs },
        { type: 'pointerMove', x, y, duration: 0 },
        ...tap,
        { type: 'pause', duration: 60 },
        ...tap,
      ],
    },
  ]);
}

export async function turnWheel(engine: Engine, [x, y]: Point, deltaY: number): Promise<void> {
  await engine.perform([
    { type: 'wheel', id: 'the wheel', actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY }] },
  ]);
}

export async function goBack(engine: Engine): Promise<void> {
  await engine.read('void history.back()');
}

/** Waits for an expression to become true in the page. */
export async function until(engine: Engine, expression: string, patienceMs = 15_000): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if ((await engine.read(`Boolean(${expression})`)) === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${engine.name} waited ${patienceMs} ms for ${expression}`);
}
