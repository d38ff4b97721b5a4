import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../src/core/field-path.ts';
import { noDrafts, reduceDrafts } from '../../../src/editor/page/drafts-reducer.ts';
import { addPictures, removedRecords, withDerivedNames } from '../../../src/editor/page/records.ts';
import type { Group } from '../../../src/editor/protocol/form-field.ts';
import { insertedPaths } from '../../../src/editor/protocol/track-records.ts';
import { describeForm } from '../../../src/editor/server/describe-form.ts';
import { localDate } from '../../../src/i18n/dates.ts';
import { fileKinds } from '../../../src/site/content-files.ts';
import { applyChanges, type Change } from '../../../src/yaml/change.ts';

const form = describeForm(fileKinds.projects);
const saved = [{ name: 'harbour-map', title: 'Harbour Map' }];
const noteForm = describeForm(fileKinds.note) as Group;
const opened = reduceDrafts(noDrafts, {
  type: 'read',
  noteForm,
  files: [{ name: 'projects.yaml', kind: 'projects', about: '', form, value: saved, fingerprint: 'a' }],
});
const add: Change = { kind: 'insert', path: [], index: 1, value: { name: '', title: '' } };

/** The records after batches of changes, applied as the form applies them. */
function write(...batches: Change[][]) {
  const state = batches.reduce((before, changes) => {
    const file = before.files[0];
    if (!file) throw new Error('there is one file');
    return reduceDrafts(before, {
      type: 'change',
      file: file.name,
      changes: withDerivedNames(file, changes),
    });
  }, opened);
  return { state, records: state.files[0]?.current as { name: string; title: string }[] };
}

const title = (index: number, value: string): Change[] => [{ kind: 'set', path: [index, 'title'], value }];

describe('the short name of a new record', () => {
  it.each([
    ['Tide Table', 'tide-table'],
    ['Щука и ёж', 'shchuka-i-yozh'],
    ['Ελληνικά νησιά', 'ellinika-nisia'],
    ['漢字', ''],
    ['Harbour Map', 'harbour-map-2'],
    ['Con', 'con-2'],
    ['', ''],
  ])('follows the title %s', (typed, name) => {
    expect(write([add], title(1, 'T'), title(1, typed)).records[1]?.name).toBe(name);
  });

  it('spells out the umlauts of a German site', () => {
    const file = opened.files[0];
    if (!file) throw new Error('there is one file');
    const added = reduceDrafts(opened, { type: 'change', file: file.name, changes: [add] }).files[0] ?? file;
    expect(withDerivedNames(added, title(1, 'Brücke'), 'de')).toContainEqual({
      kind: 'set',
      path: [1, 'name'],
      value: 'bruecke',
    });
  });

  it('stays as the owner wrote it, and follows again once it is empty', () => {
    const own: Change = { kind: 'set', path: [1, 'name'], value: 'mine' };
    expect(write([add], title(1, 'Ti'), [own], title(1, 'Tide')).records[1]?.name).toBe('mine');
    const emptied: Change = { ...own, value: '' };
    expect(write([add], [own], [emptied], title(1, 'Tide')).records[1]?.name).toBe('tide');
  });

  it('does not change in a saved record, because it is part of an address', () => {
    expect(write(title(0, 'Chart')).records[0]).toEqual({ name: 'harbour-map', title: 'Chart' });
  });

  it('is one undo step with the title', () => {
    const { state } = write([add], title(1, 'T'), title(1, 'Ti'), title(1, 'Tid'));
    expect(state.past).toHaveLength(2);
    const undone = reduceDrafts(state, { type: 'undo' });
    expect(valueAt(undone.files, [0, 'current', 1])).toEqual({ name: '', title: '' });
    const redone = reduceDrafts(undone, { type: 'redo' });
    expect(valueAt(redone.files, [0, 'current', 1])).toEqual({ name: 'tid', title: 'Tid' });
    expect(reduceDrafts(redone, { type: 'redo' })).toBe(redone);
  });
});

describe('insertedPaths', () => {
  it('follows inserted records through other changes', () => {
    const insert = (index: number): Change => ({ kind: 'insert', path: [], index, value: {} });
    expect(insertedPaths([insert(2), insert(0)])).toEqual([[3], [0]]);
    expect(insertedPaths([insert(2), { kind: 'move', path: [], from: 2, to: 0 }])).toEqual([[0]]);
    expect(insertedPaths([insert(2), { kind: 'move', path: [], from: 0, to: 2 }])).toEqual([[1]]);
    expect(insertedPaths([insert(2), { kind: 'remove', path: [], index: 0 }])).toEqual([[1]]);
    expect(insertedPaths([insert(2), { kind: 'remove', path: [], index: 2 }])).toEqual([]);
    const inner: Change = { kind: 'insert', path: [1, 'images'], index: 0, value: {} };
    expect(insertedPaths([inner, insert(0)])).toEqual([[2, 'images', 0], [0]]);
    expect(insertedPaths([inner, insert(0)], 1)).toEqual([[0]]);
  });
});

describe('a dropped picture', () => {
  const picture = (name: string) => ({
    source: `/images/travel/${name}.jpg`,
    name,
    caption: 'Quay',
    alt: '',
  });
  const list = describeForm(fileKinds.gallery);

  it('fills records without a picture, and keeps their texts', () => {
    if (list.kind !== 'records') throw new Error('a gallery is a list');
    const records = [
      { name: 'one', title: 'One', alt: 'A quay.', source: '/images/travel/one.jpg' },
      { name: '', title: 'Mine', alt: '', source: '' },
    ];
    const changes = addPictures(list, [], records, [picture('quay'), picture('mole')]);
    expect(applyChanges(records, changes)).toEqual([
      records[0],
      { name: 'quay', title: 'Mine', alt: '', source: '/images/travel/quay.jpg' },
      {
        name: 'mole',
        title: 'Quay',
        alt: '',
        source: '/images/travel/mole.jpg',
        added: localDate(),
      },
    ]);
  });
});

describe('a removed record', () => {
  it('can be restored until it is saved', () => {
    const [first, second] = [{ name: 'one' }, { name: 'two' }];
    const remove: Change = { kind: 'remove', path: [], index: 0 };
    expect(removedRecords([first, second], [remove, remove])).toEqual([
      { record: first, index: 0 },
      { record: second, index: 0 },
    ]);
    const back: Change = { kind: 'insert', path: [], index: 0, value: first };
    expect(removedRecords([first, second], [remove, back])).toEqual([]);
  });
});
