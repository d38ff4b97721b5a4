import { describe, expect, it } from 'vitest';
import { placeDiagnostic } from '../../../src/editor/server/place-diagnostics.ts';
import { readRawContent, recordsOf } from '../../../src/site/read-content.ts';
import { type Change, swap, withTree } from '../../site/content-tree.ts';

/** The form fields of the diagnostics of a changed tree. */
function placesOf(changes: Record<string, Change>) {
  return withTree(changes, async (contentDir) => {
    const { diagnostics, sources } = await readRawContent(contentDir);
    return diagnostics.map((diagnostic) => {
      const file = diagnostic.file.replace('content/', '');
      const { path, subject, summary } = placeDiagnostic(
        diagnostic,
        sources.files.get(file),
        recordsOf(sources, file),
      );
      return { file, path, subject, summary };
    });
  });
}

describe('placeDiagnostic', () => {
  it('finds the field with the invalid value, at any depth', async () => {
    const [diagnostic] = await placesOf({
      'projects.yaml': swap('alt: A list of departures.', "alt: ''"),
    });
    expect(diagnostic).toMatchObject({ file: 'projects.yaml', subject: 'harbour-map' });
    expect(diagnostic?.path).toEqual([0, 'images', 1, 'alt']);
  });

  it('finds a missing field, which has no position in the file', async () => {
    const [diagnostic] = await placesOf({ 'art.yaml': swap('  title: Fog\n', '') });
    expect(diagnostic).toMatchObject({ path: [0, 'title'], subject: 'fog' });
    expect(diagnostic?.summary).toMatch(/^title is missing/);
  });

  it('finds the field in the right list when two have a field of that name', async () => {
    const [diagnostic] = await placesOf({ 'education.yaml': (text) => text.replace('id: 2', 'id: 1') });
    expect(diagnostic).toMatchObject({ file: 'education.yaml', path: [0, 'programs', 1, 'id'] });
  });

  it('finds the record of an unknown field', async () => {
    const [diagnostic] = await placesOf({ 'art.yaml': swap('title: Fog', 'titel: Fog') });
    expect(diagnostic?.path[0]).toBe(0);
  });

  it('finds only the file when it is missing', async () => {
    const [diagnostic] = await placesOf({ 'home.yaml': null });
    expect(diagnostic).toMatchObject({ file: 'home.yaml', path: [] });
  });
});
