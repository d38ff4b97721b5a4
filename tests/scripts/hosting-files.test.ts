import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { hosts } from '../../src/build/report/host-report.ts';
import { siteSchema } from '../../src/content/site-schema.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { deployFiles } from '../../src/hosts/deploy-files.ts';
import { commandNames } from '../commands.ts';
import { folderForTest } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const paths = outputPaths('');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { steps: Step[]; permissions?: Record<string, string> };
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };

const publication = 'starter/folder/_github/workflows/publish.yml';
const workflows = [
  ...readdirSync(path.join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`),
  publication,
];
const netlify = 'starter/hosts/netlify.toml';
const ownersFiles = readdirSync(path.join(root, 'starter/folder')).map((name) => name.replace(/^_/, '.'));
const containerfile =
  deployFiles(siteSchema.parse(parse(read('content/site.yaml')))).get('deploy/Containerfile') ?? '';

describe.each(workflows)('%s', (name) => {
  const workflow = parse(read(name)) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('pins GitHub’s own actions to commits, with their version', () => {
    const used = read(name).match(/(?<=uses: ).*$/gm) ?? [];
    for (const action of used)
      expect(action).toMatch(/^(?:actions|github)\/[a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(used.length).toBe(steps.filter(({ uses }) => uses).length);
  });

  it('grants push access to no step', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false);
  });

  it('has read access, and write access per job', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const written = jobs.flatMap((job) => Object.keys(job.permissions ?? {}));
    const expected: Record<string, string[]> = {
      [publication]: ['attestations', 'id-token', 'id-token', 'pages'],
      '.github/workflows/codeql.yml': ['contents', 'security-events'],
      '.github/workflows/release.yml': ['attestations', 'contents', 'id-token'],
    };
    expect(written.toSorted()).toEqual(expected[name] ?? []);
  });

  it('passes no user input to a shell', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
  });
});

it('pins the images of workflows and of the container by digest', () => {
  const texts = [containerfile, ...workflows.map(read)].join('\n');
  const images = [...texts.matchAll(/^(?:FROM| +image:| +container:) (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
});

describe('a publication on GitHub Pages', () => {
  const { jobs } = parse(read(publication)) as Workflow;
  const runs = jobs.build?.steps.flatMap(({ run }) => run ?? []) ?? [];

  it('refuses leftovers of the sample before the build, and a site that is too large after it', () => {
    expect(runs.slice(1, 4)).toEqual([
      'npm run check -- --publish',
      'npm run build',
      'npm run report -- --host github',
    ]);
  });

  it('uploads the build, including .nojekyll', () => {
    const upload = jobs.build?.steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact'));
    expect(upload?.with).toEqual({ path: paths.distDir, 'include-hidden-files': true });
  });

  it('has a list of every file, signed by a job that runs nothing else', () => {
    const folder = folderForTest();
    mkdirSync(path.join(folder, 'dist/a folder'), { recursive: true });
    for (const file of ['dist/index.html', 'dist/a folder/b.txt', 'dist/.nojekyll'])
      writeFileSync(path.join(folder, file), file);
    const script = jobs.build?.steps.find(({ run }) => run?.includes('dist.sha256'))?.run ?? '';
    const output = path.join(folder, 'output');
    const listing = script.split('\n').filter((line) => !line.startsWith('npm'));
    spawnSync('bash', ['-ec', listing.join('\n')], {
      cwd: folder,
      env: { ...process.env, GITHUB_OUTPUT: output },
    });
    const list = readFileSync(path.join(folder, 'dist.sha256'), 'utf8');
    expect([...list.matchAll(/^[0-9a-f]{64} {2}(.+)$/gm)].map(([, file]) => file)).toEqual([
      './.nojekyll',
      './a folder/b.txt',
      './index.html',
    ]);
    const digest = createHash('sha256').update(list).digest('hex');
    expect(readFileSync(output, 'utf8')).toBe(`digest=sha256:${digest}\n`);
    expect(jobs.provenance?.steps.map(({ uses, run }) => [uses?.split('@')[0], run])).toEqual([
      ['actions/attest-build-provenance', undefined],
    ]);
  });
});

describe('commands for hosts', () => {
  const texts: [string, string][] = [
    ...[...workflows, netlify, '.ci/run'].map((file): [string, string] => [file, read(file)]),
    ['deploy/Containerfile', containerfile],
  ];

  it.each(texts)('in %s exist', (_file, text) => {
    const tasks = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, task]) => task);
    for (const task of tasks) expect(commandNames).toContain(task);
    const options = [...text.matchAll(/--host ([\w-]+)/g)].map(([, host]) => host);
    for (const host of options) expect(hosts.map(({ option }) => option)).toContain(host);
  });

  it('publishes the folder of the build', () => {
    expect(read(netlify)).toContain(`publish = "${paths.distDir}"`);
    expect(containerfile).toContain(`/site/${paths.distDir} /srv/site`);
  });

  it('copies existing files to the container', () => {
    const copied = [...containerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(copied).toContain('package-lock.json');
    for (const name of copied) expect(['.', ...ownersFiles, 'package-lock.json']).toContain(name);
  });

  it('excludes files that would break the container build', () => {
    const ignored = read('starter/hosts/_dockerignore').split('\n');
    for (const name of ['node_modules', '.cache', 'dist', '.git']) expect(ignored).toContain(name);
  });
});
