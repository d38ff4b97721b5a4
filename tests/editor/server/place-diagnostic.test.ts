import { describe, expect, it } from 'vitest';
import { placeDiagnostic } from '../../../src/editor/server/place-diagnostic.ts';
import { readRawContent, recordsOf } from '../../../src/site/read-content.ts';
import { type Change, swap, withTree } from '../../site/content-tree.ts';

/** Where the form tells what is wrong with the changed tree, and in which words. */
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

describe('the field that a problem is told at', () => {
  it('is the one that holds the wrong value, however deep', async () => {
    const [diagnostic] = await placesOf({
      'projects.yaml': swap('alt: A list of departures.', "alt: ''"),
    });
    expect(diagnostic).toMatchObject({ file: 'projects.yaml', subject: 'harbour-map' });
    expect(diagnostic?.path).toEqual([0, 'images', 1, 'alt']);
  });

  it('is the one that is missing, though it is written nowhere', async () => {
    const [diagnostic] = await placesOf({ 'art.yaml': swap('  title: Fog\n', '') });
    expect(diagnostic).toMatchObject({ path: [0, 'title'], subject: 'fog' });
    expect(diagnostic?.summary).toMatch(/^title is missing/);
  });

  it('is in the record it is about, when two lists have a field of that name', async () => {
    const [diagnostic] = await placesOf({ 'education.yaml': (text) => text.replace('id: 2', 'id: 1') });
    expect(diagnostic).toMatchObject({ file: 'education.yaml', path: [0, 'programs', 1, 'id'] });
  });

  it('is the place of the record when the field is unknown', async () => {
    const [diagnostic] = await placesOf({ 'art.yaml': swap('title: Fog', 'titel: Fog') });
    expect(diagnostic?.path[0]).toBe(0);
  });

  it('is the file when it is missing as a whole', async () => {
    const [diagnostic] = await placesOf({ 'home.yaml': null });
    expect(diagnostic).toMatchObject({ file: 'home.yaml', path: [] });
  });
});
