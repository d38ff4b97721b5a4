import { randomInt } from 'node:crypto';
import { defineConfig, type Plugin } from 'vitest/config';
import { readLocale } from './src/pipeline/content/read-locale.ts';
import { wordsModule } from './src/pipeline/prerender/words-module.ts';

const isFull = process.env.PORTFOLIO_FULL === '1';

/** These build the small project, or a whole tree of it, and look at what came out. */
const built = [
  'tests/pipeline/serve/every-address.test.ts',
  'tests/pipeline/own-resume.test.ts',
  'tests/pipeline/commands/every-command.test.ts',
];

/** These take long: kills, full disks, real servers. */
const long = [
  'tests/docs/commands.test.ts',
  'tests/pipeline/{at-once,full-disk}.test.ts',
  'tests/scripts/install-for-use.test.ts',
  'tests/pipeline/warm-build.test.ts',
  'tests/pipeline/serve/{hosts,killed-build,observatory}.test.ts',
];

/** What property tests draw their cases from; PORTFOLIO_SEED=… repeats a run. */
const seed = process.env.PORTFOLIO_SEED ?? String(randomInt(2 ** 31));
// Workers read it there.
process.env.PORTFOLIO_SEED = seed;
console.log(`PORTFOLIO_SEED=${seed}`);

/** For tests that draw a component by itself. */
const englishWords: Plugin = {
  name: 'english-words',
  resolveId: (id) => (id === 'virtual:words' ? `\0${id}` : null),
  load: async (id) => (id === '\0virtual:words' ? wordsModule(await readLocale('en')) : null),
};

const shared = {
  setupFiles: ['tests/seed.ts'],
  // Picture tests encode, and two cores are shared with the browser of other suites.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // As for the browser tests: a shared, busy machine can miss a deadline once. Who works on a test sees it fail.
  retry: process.env.CI ? 1 : 0,
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [englishWords],
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/{docs,model,pipeline,site,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...built, ...long],
        },
      },
      { test: { ...shared, name: 'site', include: built } },
      ...(isFull ? [{ test: { ...shared, name: 'full', include: long } }] : []),
    ],
  },
});
