import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const rule = 'src/site/styles/no-raw-values.grit';
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What `npm run lint` says of one declaration in a part's style sheet. */
function lint(declaration: string, file = 'src/site/pages/planted/Planted.module.css'): string {
  const root = mkdtempSync(join(tmpdir(), 'raw-values-'));
  folders.push(root);
  for (const path of ['biome.json', rule, '.gitignore']) cpSync(path, join(root, path), { recursive: true });
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), `.part {\n  ${declaration};\n}\n`);
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--colors=off', 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

describe('the lint rule on raw values', () => {
  it('names file, line and the mend', () => {
    const said = lint('color: #0a5c36');
    expect(said).toContain('src/site/pages/planted/Planted.module.css:2:10');
    expect(said).toContain('A raw colour.');
    expect(said).toContain('write var(--role) here');
  });

  it.each([
    'color: rebeccapurple',
    'color: mintcream',
    'background: slategray',
    'background: oklch(43% 0.115 163 / 0.5)',
    'border: 1px solid var(--rule)',
    'padding: calc(var(--space-2) + 0.3rem)',
    'transition: opacity 150ms',
    '--thumbnail-width: 80px',
    'inline-size: 1e1px',
  ])('refuses %s', (declaration) => {
    expect(lint(declaration)).toMatch(/A raw (?:colour|size or duration)\./);
  });

  it.each([
    'margin: 0',
    'line-height: 1.2',
    'inline-size: min(100%, 34em)',
    'color: Highlight',
    'background: transparent',
    'grid-template-columns: 1fr minmax(0, 2fr)',
    'min-block-size: 100svh',
    'color: var(--text)',
  ])('lets %s stand', (declaration) => {
    expect(lint(declaration)).not.toContain('A raw');
  });

  it.each(['src/site/styles/tokens.css', 'src/editor/tokens.css'])('leaves %s alone', (file) => {
    expect(lint('--dot: 0.45rem', file)).not.toContain('A raw');
  });

  it.each(['src/editor/fields/planted.module.css', 'src/pipeline/serve/planted.css'])(
    'holds in %s, too',
    (file) => {
      expect(lint('padding: 7px', file)).toContain('A raw size or duration.');
    },
  );
});

describe('style sheets', () => {
  const values = [
    ...readFileSync('src/site/styles/tokens.css', 'utf8').matchAll(/^ {4}(--[\w-]+): oklch/gm),
  ].map(([, name]) => name ?? '');

  it('name colours by their role, so that both themes reach them', () => {
    expect(values.length).toBeGreaterThan(20);
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
      .map((file) => join('src', file));
    const strays = sheets.flatMap((file) => {
      const css = readFileSync(file, 'utf8');
      return values.filter((name) => css.includes(`var(${name})`)).map((name) => `${file}: ${name}`);
    });
    expect(strays).toEqual([]);
  });
});
