import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import sax from 'sax';
import { beforeAll, describe, expect, it } from 'vitest';
import { feedFiles } from '../../../src/build/feed/feed-files.ts';
import type { SiteContent } from '../../../src/site/site-content.ts';
import { readSampleContent } from '../../resume/sample-content.ts';

let content: SiteContent;
beforeAll(async () => {
  content = await readSampleContent();
});

function filesOf(site: SiteContent): { atom: string; json: string } {
  const bytes = (path: string) => feedFiles(site).find((file) => file.path === path)?.bytes ?? '';
  return { atom: bytes('feed.xml'), json: bytes('feed.json') };
}

const withFeed = (feed: SiteContent['site']['feed']): SiteContent => ({
  ...content,
  site: { ...content.site, feed },
});

type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] };

/** Throws if the text is not well-formed. */
function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => open.pop();
  parser.ontext = (part) => {
    const last = open.at(-1);
    if (last) last.text += part;
  };
  parser.write(text).close();
  return root.children[0] as XmlElement;
}

/** Every address in HTML. */
const addressesIn = (html: string) =>
  [...html.matchAll(/ (?:href|src|poster)="([^"]*)"/g)].map(([, address = '']) => address);

describe('the feed', () => {
  it('has the same entries as Atom and as JSON', () => {
    const { atom, json } = filesOf(withFeed(['notes', 'projects', 'caseStudies']));
    const [fromAtom, fromJson] = [parseAtomFeed(atom), parseJsonFeed(json)];
    expect(fromAtom.title?.value).toBe('Mira Solano');
    expect(JSON.parse(json)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'en-CA',
    });
    expect(fromAtom.entries?.length).toBe(content.notes.length + content.projects.length);
    expect(
      fromAtom.entries?.map((entry) => [
        entry.id,
        entry.title?.value,
        entry.content?.value,
        entry.links?.[0]?.href,
      ]),
    ).toEqual(fromJson.items?.map((item) => [item.id, item.title, item.content_html, item.url]));
  });

  it('contains whole texts with absolute addresses, pictures and no scripts', () => {
    const items = parseJsonFeed(filesOf(withFeed(['notes', 'caseStudies'])).json).items ?? [];
    const html = items.map((item) => item.content_html ?? '').join('');
    expect(addressesIn(html).filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address))).toEqual([]);
    expect(html).toContain('src="https://mira-solano.example/images/travel/raked-gravel-autumn.jpg"');
    expect(html).toContain('<th>You write</th>');
    expect(html).toContain('ageOn(today: Day, born: Day)');
    expect(html).not.toMatch(/<script|<iframe| on\w+=| style=/);
  });

  it('keeps the id of an entry when it and its page are renamed', () => {
    const idsOf = (site: SiteContent) =>
      [...filesOf(site).atom.matchAll(/<entry>\n<id>(.*?)<\/id>/g)].map(([, id]) => id);
    const renamed = {
      ...content,
      pages: content.pages.map((page) =>
        page.kind === 'notes' ? { ...page, name: 'log', path: '/log', formerly: ['notes'] } : page,
      ),
      notes: content.notes.map((note) => ({
        ...note,
        name: `new-${note.name}`,
        title: 'Another title',
        formerly: [note.name],
      })),
    };
    expect(idsOf(renamed)).toEqual(idsOf(content));
    expect(filesOf(renamed).atom).toContain('/log/new-');
  });

  it('escapes what XML cannot contain', () => {
    const [first] = content.notes;
    if (!first) throw new Error('the sample has notes');
    const unusual = { ...first, title: '<b> & "\u0000\u000b\ud800" ]]>', tags: ['a"b'] };
    const { atom } = filesOf({ ...content, notes: [unusual] });
    parseXml(atom);
    expect(parseAtomFeed(atom).entries?.[0]?.title?.value).toBe('<b> & "" ]]>');
  });

  it('has one entry for the photos that were added to a gallery on one day', () => {
    const [travel] = content.galleries;
    if (!travel) throw new Error('the sample has galleries');
    const photos = travel.photos.slice(0, 2);
    const site = {
      ...withFeed(['photos']),
      photoBatches: [{ gallery: travel.name, added: '2026-05-01', photos }],
    };
    const [entry, ...others] = parseJsonFeed(filesOf(site).json).items ?? [];
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      title: `${travel.title}: 2 new photos`,
      date_published: '2026-05-01T12:00:00Z',
    });
    expect(entry?.content_html?.match(/<img /g)?.length).toBe(2);
    const pages = site.pages.map((page) =>
      page.name === travel.page ? { ...page, name: 'seen', path: '/seen', formerly: [page.name] } : page,
    );
    const galleries = site.galleries.map((each) =>
      each.page === travel.page ? { ...each, page: 'seen' } : each,
    );
    const [renamed] = parseJsonFeed(filesOf({ ...site, pages, galleries }).json).items ?? [];
    expect(renamed).toMatchObject({ id: entry?.id, url: expect.stringContaining('/seen?photo=') });
  });

  it('shows a language written from right to left in its direction', () => {
    const [first] = content.notes;
    if (!first) throw new Error('the sample has notes');
    const inFirstLanguage = new Set([`notes/${first.name}.md text`]);
    const site = { ...content.site, language: 'en', languages: ['ar', 'en'], feed: ['notes' as const] };
    const [, json] = feedFiles({ ...content, site }, inFirstLanguage).map(({ bytes }) => bytes);
    const items = parseJsonFeed(json ?? '').items ?? [];
    const directed = items.filter(({ content_html: html = '' }) => html.startsWith('<div dir="rtl">'));
    expect(directed.map(({ title }) => title)).toEqual([first.title]);
  });

  it('names the language of its subtitle and of entries without a translation; JSON Feed has no such subtitle', () => {
    const [first] = content.notes;
    if (!first) throw new Error('the sample has notes');
    const inFirstLanguage = new Set([`notes/${first.name}.md text`, 'pages.yaml home.description']);
    const site = { ...content.site, language: 'fr', languages: ['en-CA', 'fr'], feed: ['notes' as const] };
    const [atom, json] = feedFiles({ ...content, site }, inFirstLanguage).map(({ bytes }) => bytes);
    const { children } = parseXml(atom ?? '');
    const subtitle = children.find(({ name }) => name === 'subtitle');
    expect(subtitle?.attributes['xml:lang']).toBe('en-CA');
    const entries = children.filter(({ name }) => name === 'entry');
    const marked = entries.filter(({ attributes }) => attributes['xml:lang'] === 'en-CA');
    expect(entries.length).toBeGreaterThan(1);
    expect(marked.map((entry) => entry.children.find(({ name }) => name === 'title')?.text)).toEqual([
      first.title,
    ]);
    const { items, ...feed } = JSON.parse(json ?? '') as { items: { title: string; language?: string }[] };
    expect(feed).not.toHaveProperty('description');
    expect(items.filter(({ language }) => language === 'en-CA').map(({ title }) => title)).toEqual([
      first.title,
    ]);
  });

  it('contains what the owner chose, or nothing', () => {
    expect(feedFiles(withFeed([]))).toEqual([]);
    expect(parseJsonFeed(filesOf(content).json).items?.length).toBe(content.notes.length);
    expect(parseJsonFeed(filesOf(withFeed(['caseStudies'])).json).items?.length).toBe(
      content.caseStudies.length,
    );
  });
});
