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

describe('describeForm', () => {
  it.each(Object.keys(fileKinds) as FileKindName[])('has a control for every field of %s', (kind) => {
    const file: FileKind = fileKinds[kind];
    const example = exampleOf(file.schema);
    expect(fitsForm(describeForm(file), file.shape === 'list' ? [example] : example)).toBe(true);
  });

  it('chooses the control by the schema', () => {
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
    expect(fieldOf(describeForm(fileKinds.site), 'math')).toMatchObject({
      kind: 'choice',
      options: [true, false],
    });
  });

  it('derives a short name from the title field', () => {
    const from = (kind: FileKindName) => fieldOf(describeForm(fileKinds[kind]), 'name');
    expect(from('projects')).toMatchObject({ kind: 'slug', from: 'title' });
    expect(from('pages')).toMatchObject({ kind: 'slug', from: 'heading' });
    expect(from('education')).toMatchObject({ kind: 'slug', from: 'school' });
    expect(from('owner')).toMatchObject({ kind: 'text' });
  });

  it('names the languages of the site, not skills', () => {
    expect(fieldOf(describeForm(fileKinds.site), 'languages')?.label).toBe('Languages');
  });

  it('describes an empty field without YAML quotes, and names without backticks', () => {
    expect(fieldOf(describeForm(fileKinds.site), 'languages')?.help).toContain('texts in content/fr/.');
    expect(fieldOf(projects, 'languages')?.help).toBe(
      'Skills, such as programming languages, separated by commas; empty for none. Optional.',
    );
  });

  it('starts a new record with all required fields', () => {
    const record = projects.kind === 'records' ? emptyValue(projects.element) : null;
    expect(record).toEqual({ name: '', title: '', description: '', date: '' });
    expect(fitsForm(projects, [record])).toBe(true);
  });

  it('rejects a text in place of a list', () => {
    expect(fitsForm(projects, [{ images: 'none' }])).toBe(false);
  });
});

describe('applyChange', () => {
  it('keeps the identity of unchanged objects', () => {
    const before = [{ name: 'a', images: [{ alt: '' }] }, { name: 'b' }];
    const after = applyChange(before, { kind: 'set', path: [0, 'images', 0, 'alt'], value: 'Gulls.' });
    expect(after).toEqual([{ name: 'a', images: [{ alt: 'Gulls.' }] }, { name: 'b' }]);
    expect((after as unknown[])[1]).toBe(before[1]);
  });
});
