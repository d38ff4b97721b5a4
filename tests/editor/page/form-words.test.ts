import { describe, expect, it } from 'vitest';
import { inFormLabels } from '../../../src/editor/page/form-labels.ts';
import type { PlacedDiagnostic } from '../../../src/editor/protocol/protocol.ts';
import { describeForm } from '../../../src/editor/server/describe-form.ts';
import { fileKinds } from '../../../src/site/content-files.ts';

const projects = describeForm(fileKinds.projects);

function told(path: (string | number)[], summary: string, fix: string) {
  const diagnostic: PlacedDiagnostic = {
    ...{ file: 'projects.yaml', path, subject: 'harbour-map', severity: 'error', line: 9 },
    ...{ summary, why: '', fix },
  };
  const { summary: said, fix: way } = inFormLabels(diagnostic, projects);
  return [said, way];
}

describe('a problem beside its field', () => {
  it('is told of the label, and fixed without YAML', () => {
    expect(
      told(
        [0, 'images', 1, 'alt'],
        'images[1].alt is empty',
        'Write, for example:   alt: A quay: two ships.',
      ),
    ).toEqual(['What the picture shows is empty', 'For example: A quay: two ships.']);
    expect(told([0, 'name'], 'name is missing', 'Add to this entry:   name: harbour-map')).toEqual([
      'Short name is missing',
      'For example: harbour-map',
    ]);
  });

  it('shows examples of several lines in one', () => {
    expect(told([0, 'links'], 'links is empty', 'Write, for example:\n  links:\n    - "a"\n    - b')).toEqual(
      ['Links is empty', 'For example: a; b'],
    );
  });

  it('keeps what is no YAML, and asks for no comment, which a form cannot hold', () => {
    const fix =
      'If it has ended, write when:   end: "2026-04"\nIf it goes on:   end: \'\'  # still in 2026-04';
    expect(told([0, 'date'], 'it has ended long ago', fix)).toEqual([
      'it has ended long ago',
      'If it has ended, write when: 2026-04',
    ]);
    const command = 'Bring it back:   git checkout HEAD -- content';
    expect(told([], 'the file is missing', command)[1]).toBe(command);
  });
});
