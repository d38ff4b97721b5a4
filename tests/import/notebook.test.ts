import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { localDate } from '../../src/i18n/dates.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { runCommand } from '../commands/run-command.ts';
import { swap } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures/notebooks');

const withNotesPage = {
  'pages.yaml': swap(
    '- name: projects\n',
    '- { name: notes, kind: notes, nav: Notes, heading: Notes, description: Short notes about the harbour and the tools behind it. }\n- name: projects\n',
  ),
};

/** A site with a page of notes; `bring` imports a notebook, of the fixtures or with these cells. */
function siteForTest() {
  const contentDir = treeForTest(withNotesPage);
  const root = path.dirname(contentDir);
  return {
    contentDir,
    bring: async (notebook: string | unknown[]) => {
      const file = typeof notebook === 'string' ? notebook : 'own.ipynb';
      if (typeof notebook === 'string') await copyFile(path.join(fixtures, file), path.join(root, file));
      else await writeFile(path.join(root, file), JSON.stringify({ cells: notebook, metadata: {} }));
      return runCommand('import', [file, '--yes'], { root });
    },
    read: (file: string) => readFile(path.join(contentDir, file), 'utf8'),
  };
}

const output = (data: Record<string, unknown>) => ({
  cell_type: 'code',
  source: 'x',
  outputs: [{ output_type: 'display_data', data }],
});

describe('import of a notebook', () => {
  it.each([
    ['with text, code, results, tables, pictures and formulas', 'ferry_delays', 'ferry-delays'],
    ['in another language, with errors and results in LaTeX', 'peat-conductivity', 'peat-conductivity'],
  ])('writes a draft note %s', async (_what, notebook, name) => {
    const { bring, read, contentDir } = siteForTest();
    expect((await bring(`${notebook}.ipynb`)).status).toBe(0);
    const note = (await read(`notes/${name}.md`)).replace(localDate(), 'today');
    await expect(note).toMatchFileSnapshot(path.join(fixtures, `${name}.md`));
    const pictures = await readdir(path.join(contentDir, 'images/notes', name)).catch(() => []);
    expect(pictures.sort()).toEqual(Array.from(note.matchAll(/\]\((\d\.png)\)/g), ([, file]) => file));
    const { diagnostics } = await readRawContent(contentDir);
    expect(diagnostics.filter(({ file }) => file.includes(name))).toEqual([]);
  });

  it('imports nothing executable, and lists damaged parts', async () => {
    const { bring, read, contentDir } = siteForTest();
    const ran = await bring([
      {
        cell_type: 'markdown',
        source:
          '# Trap\n\nText <script>alert(1)</script><img src=x onerror=alert(1)> here.\n\n[bad](javascript:alert(1))',
      },
      output({
        'text/html':
          '<table><tr><th>a<script>alert(2)</script></th></tr><tr><td><img src=x onerror=alert(3)>1</td></tr></table>',
      }),
      output({ 'text/html': '<script>alert(4)</script>', 'application/javascript': 'alert(5)' }),
      output({ 'image/png': 'not base64!' }),
      output({ 'image/png': 'A'.repeat(12_000_000) }),
      output({ 'image/png': Buffer.from('GIF89a<script>').toString('base64') }),
      output({ 'image/svg+xml': '<svg onload="alert(6)"/>' }),
      output({ 'text/plain': `\u202e${'long\n'.repeat(100_000)}` }),
      { cell_type: 'code', source: 'print("```")\n````\n', outputs: 7 },
      null,
      7,
    ]);
    expect(ran.status).toBe(0);
    expect(ran.stdout).toMatch(/not valid base64[\s\S]*not a PNG file[\s\S]*not a PNG file/);
    const note = await read('notes/own.md');
    expect(note).not.toMatch(/alert|script|onerror|\u202e/);
    expect(note.length).toBeLessThan(3_000);
    expect(
      (await readRawContent(contentDir)).diagnostics.filter(
        ({ file, severity }) => file.includes('own') && severity === 'error',
      ),
    ).toEqual([]);
  });

  it('refuses notebooks that are too large, damaged or of an old version, and writes nothing', async () => {
    const { bring, contentDir } = siteForTest();
    const root = path.dirname(contentDir);
    await writeFile(path.join(root, 'large.ipynb'), '{}');
    await truncate(path.join(root, 'large.ipynb'), 100_000_000);
    await writeFile(path.join(root, 'damaged.ipynb'), '{"cells": [');
    await writeFile(path.join(root, 'old.ipynb'), '{"worksheets": [], "nbformat": 3}');
    for (const [file, why] of [
      ['large', '100 MB, more than 50 MB. Clear its longest outputs'],
      ['damaged', 'not valid JSON'],
      ['old', 'no cells'],
    ] as const) {
      const ran = await runCommand('import', [`${file}.ipynb`, '--yes'], { root });
      expect([ran.status, ran.stdout + ran.stderr]).toEqual([1, expect.stringContaining(why)]);
    }
    expect((await bring([])).status).toBe(1);
    await expect(readdir(path.join(contentDir, 'notes'))).rejects.toThrow();
  });
});
