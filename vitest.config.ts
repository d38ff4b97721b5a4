import { existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { filesToSkip } from './scripts/passed-tests.ts';
import { messagesModule } from './src/build/prerender/messages-module.ts';
import { readLocale } from './src/content/read-locale.ts';
import { chosenSeed, isFull } from './tests/tier.ts';

const all = 'tests/**/*.test.ts';

/** Tests of killed processes, full disks and real servers, and others that take long. */
const long = 'tests/**/*.long.test.ts';

/** Files that mock modules run in processes of their own. */
const mocked = readdirSync(path.join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('tests', name.replaceAll(path.sep, '/')))
  .filter((name) => name.endsWith('.test.ts') && readFileSync(name, 'utf8').includes('vi.mock('));

// Workers read it there.
process.env.PORTFOLIO_SEED = chosenSeed;
console.log(`PORTFOLIO_SEED=${chosenSeed}`);

/** For tests that render a component by itself. */
const englishSite: Plugin = {
  name: 'english-site',
  resolveId: (id) => (id === 'virtual:messages' || id === 'virtual:base' ? `\0${id}` : null),
  load: async (id) => {
    if (id === '\0virtual:base') return `export const base = '/';`;
    return id === '\0virtual:messages' ? messagesModule((await readLocale('en')).locale) : null;
  },
};

/** Tests create and remove thousands of small folders, which takes less processor time in memory than on a disk. */
const memory = '/dev/shm';
const minFreeBytes = 2e9;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= minFreeBytes;
}

const shared = {
  setupFiles: ['tests/seed.ts'],
  // As in an npm script, however the tests were started: messages name commands as they are typed there. No test
  // requests typefaces from the registry; tests use the samples in tests/fixtures/typefaces.
  env: {
    npm_lifecycle_event: 'test',
    npm_command: 'run-script',
    npm_config_offline: 'true',
    ...(process.env.CI && hasRoom(memory) ? { TMPDIR: memory } : {}),
  },
  // A larger space for new objects: half of the garbage collections.
  execArgv: ['--max-semi-space-size=64'],
  // Catches a test that hangs; a busy machine can be thirty times slower than an idle one.
  testTimeout: isFull ? 600_000 : 120_000,
  hookTimeout: isFull ? 600_000 : 120_000,
  // As for the browser tests: a shared, busy machine can miss a deadline once. Without CI, nothing hides a failure.
  retry: process.env.CI ? 1 : 0,
};

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // One process reads the modules once for all of its files, which halves the time.
      {
        plugins: [englishSite],
        test: {
          ...shared,
          name: 'unit',
          isolate: false,
          include: [all],
          exclude: [long, ...mocked, ...filesToSkip()],
        },
      },
      { test: { ...shared, name: 'mocked', include: mocked, exclude: filesToSkip() } },
      ...(isFull ? [{ test: { ...shared, name: 'long', include: [long], exclude: filesToSkip() } }] : []),
    ],
  },
});
