/* Reads the inputs that `scripts/fuzz.ts` sends and reports the results, in a process that may crash, hang or grow. */
import { type Profiler, Session } from 'node:inspector/promises';
import { targets } from './targets.ts';

export type Reading = {
  /** The error message and the first line of src/ that threw; "" without an error. */
  failure: string;
  /** Whether the input reached code that no earlier input reached. */
  isNew: boolean;
  /** CPU time, which does not depend on the load of the machine. */
  busyMs: number;
  maxRssBytes: number;
};

const target = targets[process.argv[2] ?? ''];
if (!target) throw new Error(`unknown target ${process.argv[2]}`);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
const covered = new Set<string>();

process.on('message', async (bytes: Uint8Array) => {
  const before = process.cpuUsage();
  const failure = await target.read(Buffer.from(bytes)).then(() => '', describe);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const { user, system } = process.cpuUsage(before);
  const reading: Reading = {
    failure,
    isNew: hasNew(result),
    busyMs: (user + system) / 1000,
    maxRssBytes: process.resourceUsage().maxRSS * 1024,
  };
  process.send?.(reading);
});
process.send?.('ready');

/** The combinations of branches in each function of our code that have run. */
function hasNew(scripts: readonly Profiler.ScriptCoverage[]): boolean {
  const before = covered.size;
  for (const { url, functions } of scripts) {
    if (!/\/src\//.test(url) || url.includes('/node_modules/')) continue;
    for (const { ranges } of functions) {
      const branches = ranges.map(
        ({ startOffset, endOffset, count }) => `${startOffset}-${endOffset}:${count > 0}`,
      );
      covered.add(`${url} ${branches.join(' ')}`);
    }
  }
  return covered.size > before;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${String(error)}`;
  const place = error.stack?.split('\n').find((line) => /\/src\/.*:\d+:\d+/.test(line)) ?? '';
  const message = `${error.name}: ${error.message.split('\n')[0]?.slice(0, 120)}`;
  return `${message} ${place.trim().replace(/.*\/(src\/[^)]*).*/, 'at $1')}`.trim();
}
