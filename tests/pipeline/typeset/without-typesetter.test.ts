import { expect, it, onTestFinished, vi } from 'vitest';
import { build } from '../../../src/pipeline/build.ts';
import { makeSmallProject } from '../serve/small-project.ts';

vi.mock('@myriaddreamin/typst-ts-web-compiler', () => {
  throw new Error('not installed');
});

it('builds a site without Typst: no PDF, no share cards, nothing that names them, and a sentence', async () => {
  const project = await makeSmallProject();
  onTestFinished(() => project.remove());
  const lines: string[] = [];
  const isBuilt = await build({ root: project.folder, profile: 'dev', log: (line) => lines.push(line) });
  expect(isBuilt).toBe(true);
  expect(lines.filter((line) => line.startsWith('Typst is not installed'))).toHaveLength(1);
  const files = await project.files();
  expect(files.filter((file) => /resume\.pdf|^share\//.test(file))).toEqual([]);
  expect(files).toContain('resume.txt');
  for (const { name, html } of await project.documents()) {
    expect(html, name).not.toMatch(/resume\.pdf|og:image|\/share\//);
  }
});
