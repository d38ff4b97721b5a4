const tsx = (file) => ['--import', 'tsx', file];
const biome = 'node_modules/@biomejs/biome/bin/biome';

/** What Node is given for each task; further words of the command line follow. */
const tasks = {
  start: tsx('src/pipeline/commands/start.ts'),
  build: tsx('src/pipeline/commands/build.ts'),
  dev: tsx('src/pipeline/commands/dev.ts'),
  check: tsx('src/pipeline/commands/check.ts'),
  edit: tsx('src/pipeline/commands/edit.ts'),
  new: tsx('src/pipeline/commands/new.ts'),
  project: [...tsx('src/pipeline/commands/add-record.ts'), 'project'],
  work: [...tsx('src/pipeline/commands/add-record.ts'), 'work'],
  award: [...tsx('src/pipeline/commands/add-record.ts'), 'award'],
  photos: tsx('src/pipeline/commands/photos.ts'),
  test: tsx('scripts/test.ts'),
  'test:full': [...tsx('scripts/test.ts'), '--full'],
  schemas: tsx('src/pipeline/commands/schemas.ts'),
  'sample:manifest': tsx('scripts/sample-manifest.ts'),
  hosts: tsx('src/pipeline/commands/hosts.ts'),
  report: tsx('src/pipeline/commands/report.ts'),
  'media:sync': tsx('src/pipeline/commands/media-sync.ts'),
  screenshots: tsx('tests/visual/screenshots.ts'),
  bench: tsx('bench/site/run.ts'),
  observatory: tsx('bench/observatory/run.ts'),
  'bench:images': tsx('bench/images.ts'),
  'bench:scale': tsx('bench/scale.ts'),
  format: [biome, 'check', '--write', '.'],
  lint: [biome, 'check', '.'],
  types: [...tsx('scripts/test.ts'), 'types'],
};

export const taskNames = Object.keys(tasks);

/** Arguments for Node that run a task, or null when there is no such task. */
export function nodeArguments(task, rest = []) {
  const known = Object.hasOwn(tasks, task) ? tasks[task] : null;
  return known && [...known, ...rest];
}

/** The worlds that TypeScript checks, each against what it may know. */
export const worlds = ['src/model', 'src/site', 'src/editor', 'src/pipeline', 'tests'];
