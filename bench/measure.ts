import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Measured = { wallSeconds: number; cpuSeconds: number; peakMb: number };

/** Sampling every 40 ms took a fifth of a core from the measured command. */
const sampleMs = 250;

/**
 * Measures a command with all its child processes. Memory is the largest sum of proportional set sizes, which counts
 * shared pages once (Linux only; 0 elsewhere).
 */
export async function measure(command: string[], cwd: string): Promise<Measured> {
  const child = spawn('bash', ['-c', 'TIMEFORMAT=\'%R %U %S\'; time "$@"', 'bash', ...command], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text;
  });
  let peakMb = 0;
  const sampler = setInterval(() => {
    peakMb = Math.max(peakMb, memoryMb(child.pid ?? 0));
  }, sampleMs);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampler);
  const times = errors.trimEnd().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  const [wallSeconds = Number.NaN, user = 0, system = 0] = times;
  if (code !== 0 || Number.isNaN(wallSeconds)) throw new Error(`${command.join(' ')} failed:\n${errors}`);
  return { wallSeconds, cpuSeconds: user + system, peakMb };
}

/** Of a process and all that it started, in MB. */
export function memoryMb(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const own = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return own + children.reduce((sum, child) => sum + memoryMb(child), 0);
  } catch {
    return 0;
  }
}
