import { describe, expect, it } from 'vitest';
import { withFormLabels } from '../../../src/editor/page/useValidation.ts';
import type { PlacedDiagnostic } from '../../../src/editor/protocol/protocol.ts';
import { describeForm } from '../../../src/editor/server/describe-form.ts';
import { fileKinds } from '../../../src/site/content-files.ts';

const projects = describeForm(fileKinds.projects);

function reword(path: (string | number)[], summary: string, fix: string) {
  const diagnostic: PlacedDiagnostic = {
    ...{ file: 'projects.yaml', path, subject: 'harbour-map', severity: 'error', line: 9 },
    ...{ summary, why: '', fix },
  };
  const reworded = withFormLabels(diagnostic, projects);
  return [reworded.summary, reworded.fix];
}

describe('withFormLabels', () => {
  it('uses the label of the field, and shows the fix without YAML', () => {
    expect(
      reword(
        [0, 'images', 1, 'alt'],
        'images[1].alt is empty',
        'Write, for example:   alt: A quay: two ships.',
      ),
    ).toEqual(['What the picture shows is empty', 'For example: A quay: two ships.']);
    expect(reword([0, 'name'], 'name is missing', 'Add to this record:   name: harbour-map')).toEqual([
      'Short name is missing',
      'For example: harbour-map',
    ]);
  });

  it('joins examples with several lines', () => {
    expect(
      reword([0, 'links'], 'links is empty', 'Write, for example:\n  links:\n    - "a"\n    - b'),
    ).toEqual(['Links is empty', 'For example: a; b']);
  });

  it('keeps other text, and removes YAML comments', () => {
    const fix =
      'If it has ended, write the date:   end: "2026-04"\nIf it goes on:   end: \'\'  # still in 2026-04';
    expect(reword([0, 'date'], 'it has ended long ago', fix)).toEqual([
      'it has ended long ago',
      'If it has ended, write the date: 2026-04',
    ]);
    const command = 'Bring it back:   git checkout HEAD -- content';
    expect(reword([], 'the file is missing', command)[1]).toBe(command);
  });
});
