import { describe, expect, it } from 'vitest';
import { shownPages } from '../../../src/model/shown-pages.ts';
import { reviewContent } from '../../../src/pipeline/content/review-content.ts';
import { formatProblems } from '../../../src/pipeline/problems.ts';
import { append, type Change, complaints, readTree, swap } from './content-tree.ts';

async function pagesOf(pages: string) {
  const words = 'Words without a link.\n';
  const { entries, problems } = await readTree({ 'pages.yaml': pages, 'about/biography.md': words });
  if (!entries) throw new Error(formatProblems(problems));
  return entries.pages;
}

async function warnings(changes: Record<string, Change>): Promise<string> {
  return formatProblems(reviewContent(await readTree(changes), '2026-06-01'));
}

const alone = `- name: start
  kind: home
  heading: '{name}'
  description: What the homepage of this small site shows to a visitor, said in one whole sentence.
- name: pictures
  kind: gallery
  heading: My pictures
  description: What the pictures of this small site show to a visitor, said in one whole sentence.
  galleries: [{ name: art }]
`;

describe('pages.yaml', () => {
  it('gives each page the address of its name, and the homepage that of the site', async () => {
    const pages = await pagesOf(alone);
    expect(pages.map(({ name, path }) => [name, path])).toEqual([
      ['start', '/'],
      ['pictures', '/pictures'],
      ['not-found', '/404'],
    ]);
  });

  it('takes label and title from the heading where they are left out', async () => {
    const [home, pictures, missing] = await pagesOf(alone);
    expect(home).toMatchObject({ nav: '{name}', title: '{name}' });
    expect(pictures).toMatchObject({ nav: 'My pictures', title: 'My pictures · {name}', subtitle: '' });
    expect(missing).toMatchObject({ kind: 'notFound', heading: 'Page not found' });
  });

  it('is refused without a homepage', async () => {
    expect(await complaints({ 'pages.yaml': swap('kind: home', 'kind: contact') })).toContain(
      [
        'content/pages.yaml  no page is of kind home',
        '  The address of the site itself needs one.',
        '  Add to this file:',
        '    - name: home',
        '      kind: home',
        '      heading: "{name}"',
        '      description: …',
      ].join('\n'),
    );
  });

  it('is refused with two homepages', async () => {
    expect(await complaints({ 'pages.yaml': swap('kind: about', 'kind: home') })).toBe(
      [
        'content/pages.yaml:8:9  about: kind is home, which the page in line 2 already is',
        '  A site has one page of kind home; any number of experiences and gallery.',
        '  Remove one of the two pages, or give it another kind.',
      ].join('\n'),
    );
  });

  it('is refused with a kind that does not exist, and says which was meant', async () => {
    const told = await complaints({ 'pages.yaml': swap('kind: projects', 'kind: project') });
    expect(told).toContain('projects: kind is "project", expected home, about, projects,');
    expect(told).toContain('Did you mean "projects"?');
  });

  it.each(['files', 'images', 'assets', 'share', 'index'])(
    'is refused with a page named %s',
    async (name) => {
      expect(await complaints({ 'pages.yaml': swap('name: contact', `name: ${name}`) })).toContain(
        `${name}: name is "${name}", which is a path of the site's own`,
      );
    },
  );

  it('is refused with two pages of one name', async () => {
    expect(await complaints({ 'pages.yaml': swap('name: contact', 'name: about') })).toContain(
      'content/pages.yaml:67:9  name is "about", which the record in line 7 already has',
    );
  });

  it('is refused with a field that pages of another kind have', async () => {
    expect(
      await complaints({ 'pages.yaml': swap('kind: contact', 'kind: contact\n  all: Everything') }),
    ).toBe(
      [
        'content/pages.yaml:69:3  contact: all has no place here, only where kind is projects',
        '  Nothing would be made of it.',
        '  Remove it, or change the kind.',
      ].join('\n'),
    );
  });

  it('may have any number of experiences and galleries', async () => {
    const second = alone.slice(alone.indexOf('- name: pictures')).replace('name: pictures', 'name: more');
    const pages = await pagesOf(alone + second);
    expect(pages.filter(({ kind }) => kind === 'gallery').map(({ path }) => path)).toEqual([
      '/pictures',
      '/more',
    ]);
  });

  it('shows no page on which nothing stands, unless its owner keeps it', async () => {
    const shownWith = async (pages: Change) => {
      const { entries } = await readTree({ 'projects.yaml': '[]\n', 'pages.yaml': pages });
      return entries && shownPages(entries).map(({ name }) => name);
    };
    const shown = ['home', 'about', 'experiences', 'art', 'contact', 'not-found'];
    expect(await shownWith((text) => text)).toEqual(shown);
    expect(await shownWith(swap('kind: projects', 'kind: projects\n  keepEmpty: true'))).toEqual(
      shown.toSpliced(2, 0, 'projects'),
    );
  });
});

describe('links and buttons', () => {
  it('are refused where they lead to a page that is left out', async () => {
    const told = await complaints({
      'pages.yaml': `${alone}- { name: me, kind: about, heading: Me, description: Who I am. }\n`,
      'about/biography.md': 'See [my work](/projects) and [pictures](/picture).\n',
    });
    expect(told).toContain('"/projects"');
    expect(told).toContain('Did you mean "/pictures"?');
  });

  it('of the homepage name a page or the résumé', async () => {
    const button = (page: string) => append(`buttons: [{ page: ${page}, label: Look }]\n`);
    expect(await complaints({ 'home.yaml': button('resume') })).toBe('');
    expect(await complaints({ 'home.yaml': button('project') })).toBe(
      [
        'content/home.yaml:3:19  buttons[0].page is "project", which is no page of content/pages.yaml',
        '  The pages are home, about, projects, experiences, art, contact, resume. Did you mean "projects"?',
      ].join('\n'),
    );
  });

  it('of the homepage are left out, with a word, while nothing stands on their page', async () => {
    expect(
      await warnings({ 'projects.yaml': '[]\n', 'home.yaml': append('buttons: [{ page: projects }]\n') }),
    ).toContain(
      'home.yaml:3:19  warning: buttons[0].page leads to "projects", which is not shown, because nothing stands on it',
    );
  });

  it('of the long texts are told of where they lead to a page that is not shown', async () => {
    const told = await warnings({
      'projects.yaml': '[]\n',
      'about/biography.md': 'See [my work](/projects).\n',
    });
    expect(told).toContain(
      'biography.md:1:15  warning: a link leads to "/projects", which is not shown, because nothing stands on that page',
    );
  });

  it('are looked after on a page of another name, too', async () => {
    const told = await warnings({
      'pages.yaml': swap('name: projects', 'name: works'),
      'about/biography.md': 'See [the map](/works#harbour-mpa).\n',
    });
    expect(told).toContain('there is no such thing on that page');
    expect(told).toContain('Did you mean "/works#harbour-map"?');
  });
});

describe('a page that is taken away', () => {
  it('leaves a file that no page reads, which is told with the page that would', async () => {
    const told = await warnings({ 'pages.yaml': (text) => text.replace(/- name: contact\n(?: .*\n)+/, '') });
    expect(told).toContain('content/contact.yaml  warning: content/contact.yaml is read by no page');
    expect(told).toContain('while pages.yaml has no page of kind contact');
  });
});
