import { beforeAll, describe, expect, it } from 'vitest';
import { structuredData } from '../../../src/build/head/structured-data.ts';
import { writeContactVcard } from '../../../src/resume/contact-vcard.ts';
import type { SiteContent } from '../../../src/site/site-content.ts';
import { subpages } from '../../../src/site/subpages.ts';
import { readSampleContent, recordsOf, withRecords } from '../../resume/sample-content.ts';
import { foreignParts } from './vocabulary.ts';

const addressed = ['home', 'about', 'projects', 'experiences', 'art', 'contact'];

type Node = Record<string, unknown>;
let content: SiteContent;
beforeAll(async () => {
  const sample = await readSampleContent();
  const figure = (name: string) => ({
    name,
    title: `Title of ${name}`,
    picture: {
      path: `/images/art/${name}.png`,
      fingerprint: '00000000',
      width: 1600,
      height: 1200,
      alt: 'A.',
      tint: 0,
    },
  });
  const names = Array.from({ length: 8 }, (_, index) => `work-${index}`);
  content = {
    ...sample,
    galleries: sample.galleries.map((gallery) => ({ ...gallery, photos: names.map(figure) })),
  };
});

function graph(page: string, from = content): Node[] {
  return JSON.parse(JSON.stringify(structuredData(from, page)))['@graph'] as Node[];
}
const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

describe('structured data', () => {
  it('names the language of an article without a translation', () => {
    const site = { ...content.site, language: 'fr', languages: ['en-CA', 'fr'] };
    const [first, second] = content.notes;
    const foreign = new Set([`notes/${first?.name}.md text`]);
    const languages = [first, second].map((note) => {
      const page = subpages(content).find(({ kind, subject }) => kind === 'note' && subject === note?.name);
      const data = structuredData({ ...content, site }, page?.name ?? '', { foreign });
      return ofType(data?.['@graph'] as unknown as Node[], 'BlogPosting').map(({ inLanguage }) => inLanguage);
    });
    expect(languages).toEqual([['en-CA'], ['fr']]);
  });

  it('describes a video by its file and poster', () => {
    const clip = {
      kind: 'video' as const,
      path: '/images/art/work-0-0a1b2c3d.mp4',
      type: 'video/mp4',
      bytes: 1,
      seconds: 61.6,
      hasSound: true,
      captions: null,
    };
    const playing: SiteContent = {
      ...content,
      galleries: content.galleries.map((gallery) => ({
        ...gallery,
        photos: gallery.photos.map((photo) => ({ ...photo, picture: { ...photo.picture, clip } })),
      })),
    };
    const nodes = graph('art', playing);
    expect(foreignParts(nodes)).toEqual([]);
    expect(ofType(nodes, 'ImageObject')).toEqual([]);
    expect(ofType(nodes, 'VideoObject')[0]).toMatchObject({
      contentUrl: 'https://mira-solano.example/images/art/work-0-0a1b2c3d.mp4',
      duration: 'PT62S',
      encodingFormat: 'video/mp4',
    });
  });

  it('contains no dangling identifier', () => {
    for (const page of addressed) {
      const text = JSON.stringify(graph(page));
      const defined = new Set(Array.from(text.matchAll(/"@id":"([^"]+)","/g), ([, id]) => id));
      for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(defined).toContain(id);
    }
  });

  it('omits schools if there are none', () => {
    const education = recordsOf(content, 'education').map((school) => ({ ...school, school: '' }));
    const [person] = ofType(graph('about', withRecords(content, { education })), 'Person');
    const finished = education.flatMap(({ programs }) => programs).filter(({ end }) => end);
    expect(person?.hasCredential).toHaveLength(finished.length);
    expect(JSON.stringify(person)).not.toContain('"name":""');
    expect(JSON.stringify(person)).not.toContain('CollegeOrUniversity');
  });

  it.each(['work', 'healthcare', 'neither'] as const)(
    'names the same current job as the vCard (list of the job: %s)',
    (list) => {
      const [job] = recordsOf(content, 'jobs', 'work');
      if (!job) throw new Error('the sample has a job');
      const going = { ...job, title: 'Harbour Pharmacist', organization: 'Harbour House', end: '' };
      const volunteering = { ...going, title: 'Volunteer', organization: 'Clinic' };
      const ended = { ...job, end: '2024-01' };
      const now = withRecords(content, {
        work: list === 'work' ? [going, ended] : [ended],
        healthcare: list === 'neither' ? [] : [list === 'work' ? volunteering : going],
      });
      const [person] = ofType(graph('about', now), 'Person');
      const card = writeContactVcard(now).split('\r\n');
      const title = list === 'neither' ? content.owner.role : 'Harbour Pharmacist';
      expect(person?.jobTitle).toBe(title);
      expect(card).toContain(`TITLE:${title}`);
      const employer = list === 'neither' ? undefined : { '@type': 'Organization', name: 'Harbour House' };
      expect(person?.worksFor).toEqual(employer);
      expect(card.filter((line) => line.startsWith('ORG:'))).toEqual(
        employer ? [`ORG:${employer.name}`] : [],
      );
    },
  );

  it('states creator and license of pictures', () => {
    for (const page of ['about', 'art'] as const) {
      const images = ofType(graph(page), 'ImageObject');
      expect(images.length).toBeGreaterThan(6);
      for (const image of images) {
        expect(image.creator).toEqual({ '@id': 'https://mira-solano.example/#person' });
        expect(image.license).toBe(content.site.pictures.licence);
      }
    }
  });

  it('does not grow with the number of photographs', () => {
    const many = content.galleries.map((gallery) => ({
      ...gallery,
      photos: Array.from({ length: 500 }, () => gallery.photos).flat(),
    }));
    expect(graph('about', { ...content, galleries: many })).toHaveLength(graph('about').length);
  });
});
