import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeZones, zonesFile } from '../../scripts/lint-zones.ts';

const root = path.resolve(import.meta.dirname, '../..');
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');

/** What a file may import and what the lint refuses. */
const borders: Record<string, { allowed: string[]; refused: string[] }> = {
  'src/model/picture.ts': {
    allowed: ['zod', './routes.ts', '../model/dates.ts', './schemas/site.ts'],
    refused: [
      'node:fs',
      'react',
      'sharp',
      'yaml',
      '../site/App.tsx',
      '../pipeline/build.ts',
      '../editor/place.ts',
    ],
  },
  'src/site/App.tsx': {
    allowed: ['react', 'react-dom/client', 'virtual:content/home', 'virtual:words', '../model/routes.ts'],
    refused: [
      'node:path',
      'zod',
      'vite',
      '../pipeline/build.ts',
      '../editor/place.ts',
      '../model/schemas/site.ts',
      '../model/editing/change.ts',
      '../../content/site.yaml',
    ],
  },
  'src/site/components/Prose.tsx': {
    allowed: ['react', '../navigation/Link.tsx', 'virtual:words', '../../model/prose.ts'],
    refused: [
      'node:fs',
      'yaml',
      '../pages/home/HomePage.tsx',
      '../App.tsx',
      '../navigation/Navigation.ts',
      '../../pipeline/build.ts',
      '../../editor/place.ts',
      '../../model/schemas/site.ts',
      '../../model/editing/change.ts',
      '../../../content/site.yaml',
    ],
  },
  'src/site/navigation/Link.tsx': {
    allowed: ['react', './useNavigation.ts', 'virtual:words', '../../model/routes.ts'],
    refused: ['node:fs', '../pages/home/HomePage.tsx', '../App.tsx', '../../pipeline/build.ts'],
  },
  'src/site/pages/about/AboutPage.tsx': {
    allowed: [
      'react',
      './Gallery.tsx',
      '../../components/Prose.tsx',
      'virtual:words',
      '../../navigation/useNavigation.ts',
    ],
    refused: [
      'node:fs',
      '../home/HomePage.tsx',
      '../../navigation/Navigation.ts',
      '../../App.tsx',
      '../../../pipeline/build.ts',
      '../../../model/schemas/site.ts',
    ],
  },
  'src/editor/Editor.tsx': {
    allowed: ['react', './place.ts', '../site/components/Prose.tsx', '../model/editing/change.ts'],
    refused: ['node:fs', 'zod', '../pipeline/build.ts', '../model/schemas/site.ts', '../site/App.tsx'],
  },
  'src/pipeline/build.ts': {
    allowed: ['node:fs', 'sharp', './content/read-content.ts', '../model/content.ts'],
    refused: ['react', 'react-dom/server', '../site/App.tsx', '../editor/place.ts'],
  },
  ...Object.fromEntries(
    ['content', 'fonts', 'head', 'images', 'prerender', 'report', 'resume', 'serve', 'videos'].map(
      (step, _, steps) => [
        `src/pipeline/${step}/step.ts`,
        {
          allowed: [
            'node:fs',
            './beside.ts',
            '../problems.ts',
            '../messages/build-messages.ts',
            '../../model/content.ts',
          ],
          refused: [
            'react',
            '../../site/App.tsx',
            '../../editor/place.ts',
            ...steps.filter((other) => other !== step).map((other) => `../${other}/other.ts`),
            '../owner/content-change.ts',
            '../edit/drafts.ts',
            '../commands/check.ts',
            '../build.ts',
          ],
        },
      ],
    ),
  ),
  'src/pipeline/files/cache.ts': {
    allowed: ['node:fs', './lock.ts', '../../model/text.ts'],
    refused: [
      'react',
      '../images/types.ts',
      '../originals/list-originals.ts',
      '../owner/drafts.ts',
      '../site.ts',
    ],
  },
  'src/pipeline/messages/build-messages.ts': {
    allowed: ['./content-messages.ts', '../problems.ts', '../../model/text.ts'],
    refused: [
      'react',
      '../images/types.ts',
      '../serve/headers.ts',
      '../commands/read-port.ts',
      '../build.ts',
    ],
  },
  'src/pipeline/originals/list-originals.ts': {
    allowed: ['node:fs', '../files/is-missing.ts', '../messages/original-messages.ts', '../problems.ts'],
    refused: [
      'react',
      '../images/types.ts',
      '../content/read-content.ts',
      '../owner/drafts.ts',
      '../site.ts',
    ],
  },
  'src/pipeline/typeset/typesetter.ts': {
    allowed: ['node:fs', '../files/cache.ts'],
    refused: [
      'react',
      '../resume/resume-pdf.ts',
      '../head/share-card.ts',
      '../edit/drafts.ts',
      '../outputs.ts',
    ],
  },
  'src/pipeline/owner/content-change.ts': {
    allowed: ['../content/read-content.ts', '../images/types.ts'],
    refused: [
      'react',
      '../prerender/write-pages.ts',
      '../serve/headers.ts',
      '../build.ts',
      '../commands/new.ts',
    ],
  },
  'src/pipeline/dev/dev-server.ts': {
    allowed: ['../site.ts', '../outputs.ts', '../prerender/site-config.ts', '../serve/headers.ts'],
    refused: ['react', '../../site/App.tsx', '../edit/drafts.ts', '../commands/dev.ts'],
  },
  'src/pipeline/edit/drafts.ts': {
    allowed: ['../content/read-content.ts', '../owner/content-change.ts', '../images/types.ts'],
    refused: ['react', '../../site/App.tsx', '../commands/edit.ts'],
  },
};

it('the zones in force are those of the table', () => {
  expect(readFileSync(zonesFile, 'utf8'), 'write them:   npx tsx scripts/lint-zones.ts').toBe(writeZones());
});

it('holds a rule for every room of the pipeline that others could import', () => {
  const rooms = readdirSync(path.join(root, 'src/pipeline'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  // Commands are above all others: nothing in the pipeline is closed to them.
  const withoutRule = rooms.filter((room) => !writeZones().includes(`"src/pipeline/${room}/**"`));
  expect(withoutRule).toEqual(['commands']);
});

describe('the lint', () => {
  let folder: string;
  let refused: Set<string>;
  let inCycles: string[];

  /** One start of Biome for a tree of files, each of which imports one thing. */
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'zones-'));
    // Ours, but for the list of ignored files, which lies in the repository.
    const { vcs: _, ...config } = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
    write('biome.json', JSON.stringify(config));
    write('scripts/lint-zones.json', writeZones());
    for (const [file, { allowed, refused: bad }] of Object.entries(borders))
      for (const specifier of [...allowed, ...bad])
        write(fileOf(file, specifier), `import '${specifier}';\n`);
    for (const room of ['src/editor', 'src/pipeline', 'tests']) {
      write(`${room}/cycles/parent.ts`, "import './child.ts';\nexport type Shared = string;\n");
      write(`${room}/cycles/child.ts`, "export type { Shared } from './parent.ts';\n");
    }
    const words = [
      'lint',
      '--only=style/noRestrictedImports',
      '--only=suspicious/noImportCycles',
      '--reporter=json',
      '--max-diagnostics=none',
      '.',
    ];
    const { stdout } = spawnSync(process.execPath, [biome, ...words], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { category: string; location: { path: string } }[];
    };
    const filesAgainst = (rule: string) =>
      diagnostics.filter(({ category }) => category === rule).map(({ location }) => location.path);
    refused = new Set(filesAgainst('lint/style/noRestrictedImports'));
    inCycles = filesAgainst('lint/suspicious/noImportCycles').sort();
  }, 30_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }

  /** A file in the same folder as `file`, of its own for each import. */
  function fileOf(file: string, specifier: string): string {
    return path.posix.join(path.posix.dirname(file), `${specifier.replaceAll(/\W/g, '-')}.ts`);
  }

  it.each(Object.entries(borders))(
    'lets a file such as %s import what it may, and no more',
    (file, border) => {
      const isRefused = (specifier: string) => refused.has(fileOf(file, specifier));
      expect([...border.allowed, ...border.refused].filter(isRefused)).toEqual(border.refused);
    },
  );

  it('refuses files that import each other, types included', () => {
    expect(inCycles).toEqual(
      ['src/editor', 'src/pipeline', 'tests'].flatMap((room) => [
        `${room}/cycles/child.ts`,
        `${room}/cycles/parent.ts`,
      ]),
    );
  });
});
