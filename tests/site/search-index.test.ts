import { expect, it } from 'vitest';
import { searchFile, searchIndex } from '../../src/site/search-index.ts';
import { resolveReading } from '../resume/sample-content.ts';
import { append, readTree } from './content-tree.ts';

it('has a search page on sites with many pages, unless the owner decides otherwise', async () => {
  const hasSearch = async (pageCount: number, line = '') => {
    const added = Array.from({ length: pageCount - 6 }, (_, index) => index);
    const listed = added.map(
      (index) => `- { name: page-${index}, kind: text, heading: A, description: B. }\n`,
    );
    const reading = await readTree({
      ...{ 'site.yaml': append(line), 'pages.yaml': append(listed.join('')) },
      ...Object.fromEntries(added.map((index) => [`pages/page-${index}.md`, 'Words.\n'])),
    });
    return resolveReading(reading).pages.some(({ path }) => path === '/search');
  };
  expect([await hasSearch(8), await hasSearch(9)]).toEqual([false, true]);
  expect([await hasSearch(8, 'search: true\n'), await hasSearch(9, 'search: false\n')]).toEqual([
    true,
    false,
  ]);
});

it('contains pages, projects, records of sections and photos, each with an address', async () => {
  const content = resolveReading(await readTree({}));
  const { groups, records } = searchIndex(content);
  const found = records.map(([group, title, path]) => ({ group: groups[group], title, path }));
  for (const { title } of content.projects) expect(found.map((each) => each.title)).toContain(title);
  for (const { name, photos } of content.galleries)
    for (const photo of photos)
      expect(found.some(({ path }) => path.endsWith(`?photo=${name}/${photo.name}`))).toBe(true);
  const [job] = content.sections.flatMap((section) => (section.kind === 'jobs' ? [section] : []));
  expect(found).toContainEqual({
    group: job?.title,
    title: job?.records[0]?.title,
    path: `${job?.path}#${job?.name}`,
  });
  expect(found.every(({ path }) => path.startsWith('/'))).toBe(true);
});

it('has a limited size for phones, even for large sites', async () => {
  const content = resolveReading(await readTree({}));
  const [project] = content.projects;
  if (!project) throw new Error('the fixture has a project');
  const description = 'word '.repeat(2000);
  const projects = Array.from({ length: 2000 }, () => ({ ...project, description }));
  const { bytes } = searchFile(searchIndex({ ...content, projects }));
  expect(bytes.length).toBeLessThan(900_000);
});
