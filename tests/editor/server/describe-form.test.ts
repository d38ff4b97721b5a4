import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../../src/content/schema-fields.ts';
import { emptyValue, type FormField, fitsForm } from '../../../src/editor/protocol/form-field.ts';
import { describeForm } from '../../../src/editor/server/describe-form.ts';
import { type FileKind, type FileKindName, fileKinds } from '../../../src/site/content-files.ts';
import { applyChange } from '../../../src/yaml/change.ts';

const projects = describeForm(fileKinds.projects);

function fieldOf(form: FormField, ...names: string[]): FormField | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return form;
  const fields = form.kind === 'group' ? form.fields : form.kind === 'records' ? form.element.fields : [];
  const field = fields.find((candidate) => candidate.name === name);
  return field && fieldOf(field, ...rest);
}

describe('the form of a content file', () => {
  it.each(Object.keys(fileKinds) as FileKindName[])('has a control for every field of %s', (kind) => {
    const file: FileKind = fileKinds[kind];
    const example = exampleOf(file.schema);
    expect(fitsForm(describeForm(file), file.shape === 'list' ? [example] : example)).toBe(true);
  });

  it('knows what kind of value a field takes', () => {
    const kinds = ['title', 'category', 'date', 'github', 'activeLink', 'images'].map(
      (name) => fieldOf(projects, name)?.kind,
    );
    expect(kinds).toEqual(['text', 'text', 'date', 'address', 'either', 'records']);
    expect(fieldOf(projects, 'images', 'original')).toMatchObject({ kind: 'picture', takesVideos: true });
    expect(fieldOf(describeForm(fileKinds.about), 'portrait', 'source')).toMatchObject({
      kind: 'picture',
      takesVideos: false,
    });
    expect(fieldOf(describeForm(fileKinds.site), 'pictures', 'largest')).toMatchObject({
      kind: 'choice',
      options: [1600, 2400],
    });
  });

  it('makes a short name of what the record is called', () => {
    const from = (kind: FileKindName) => fieldOf(describeForm(fileKinds[kind]), 'name');
    expect(from('projects')).toMatchObject({ kind: 'slug', from: 'title' });
    expect(from('pages')).toMatchObject({ kind: 'slug', from: 'heading' });
    expect(from('education')).toMatchObject({ kind: 'slug', from: 'school' });
    expect(from('owner')).toMatchObject({ kind: 'text' });
  });

  it('speaks of a field left empty, not of two quotes', () => {
    expect(fieldOf(projects, 'languages')?.help).toBe(
      'Programming languages, separated by commas; empty for none.',
    );
  });

  it('begins a new record with every field that is needed', () => {
    const record = projects.kind === 'records' ? emptyValue(projects.element) : null;
    expect(record).toEqual({ name: '', title: '', description: '', date: '' });
    expect(fitsForm(projects, [record])).toBe(true);
  });

  it('does not take a text where a list belongs', () => {
    expect(fitsForm(projects, [{ images: 'none' }])).toBe(false);
  });
});

describe('a change', () => {
  it('leaves everything else the same object', () => {
    const before = [{ name: 'a', images: [{ alt: '' }] }, { name: 'b' }];
    const after = applyChange(before, { kind: 'set', path: [0, 'images', 0, 'alt'], value: 'Gulls.' });
    expect(after).toEqual([{ name: 'a', images: [{ alt: 'Gulls.' }] }, { name: 'b' }]);
    expect((after as unknown[])[1]).toBe(before[1]);
  });
});
