import { describe, expect, it } from 'vitest';
import { placeProblem } from '../../../src/editor/server/place-diagnostic.ts';
import { readEntries, recordsOf } from '../../../src/site/read-content.ts';
import { type Change, swap, withTree } from '../../site/content-tree.ts';

/** Where the form tells what is wrong with the changed tree, and in which words. */
function placesOf(changes: Record<string, Change>) {
  return withTree(changes, async (contentDir) => {
    const { problems, sources } = await readEntries(contentDir);
    return problems.map((problem) => {
      const file = problem.file.replace('content/', '');
      const { path, subject, summary } = placeProblem(
        problem,
        sources.files.get(file),
        recordsOf(sources, file),
      );
      return { file, path, subject, summary };
    });
  });
}

describe('the field that a problem is told at', () => {
  it('is the one that holds the wrong value, however deep', async () => {
    const [problem] = await placesOf({
      'projects.yaml': swap('alt: A list of departures.', "alt: ''"),
    });
    expect(problem).toMatchObject({ file: 'projects.yaml', subject: 'harbour-map' });
    expect(problem?.path).toEqual([0, 'images', 1, 'alt']);
  });

  it('is the one that is missing, though it is written nowhere', async () => {
    const [problem] = await placesOf({ 'art.yaml': swap('  title: Fog\n', '') });
    expect(problem).toMatchObject({ path: [0, 'title'], subject: 'fog' });
    expect(problem?.summary).toMatch(/^title is missing/);
  });

  it('is in the record it is about, when two lists have a field of that name', async () => {
    const [problem] = await placesOf({ 'education.yaml': (text) => text.replace('id: 2', 'id: 1') });
    expect(problem).toMatchObject({ file: 'education.yaml', path: [0, 'programs', 1, 'id'] });
  });

  it('is the place of the record when the field is unknown', async () => {
    const [problem] = await placesOf({ 'art.yaml': swap('title: Fog', 'titel: Fog') });
    expect(problem?.path[0]).toBe(0);
  });

  it('is the file when it is missing as a whole', async () => {
    const [problem] = await placesOf({ 'home.yaml': null });
    expect(problem).toMatchObject({ file: 'home.yaml', path: [] });
  });
});
