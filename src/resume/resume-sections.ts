import { type Block, type Inline, type RichText, wordsOf } from '../core/prose.ts';
import { shownAddress } from '../core/text.ts';
import type { Certificate, Publication, Quote } from '../features/experiences/accomplishments.ts';
import { doiAddress } from '../features/experiences/publications.ts';
import type { Job, SectionTable } from '../features/experiences/sections.ts';
import type { Locale } from '../i18n/locale.ts';

/** What one section adds below a title of the résumé. */
export type ResumePart =
  | { kind: 'jobs'; entries: ResumeEntry[] }
  | { kind: 'education'; schools: ResumeSchool[] }
  /** What has a date and a title; only plain text has space for the skills. */
  | { kind: 'awards'; awards: { dates: string; title: string; description: RichText; skills: string }[] }
  | { kind: 'skills'; categories: { name: string; skills: string }[] }
  | { kind: 'languages'; languages: { name: string; levels: string[] }[] }
  | { kind: 'citations'; citations: Inline[][] }
  | { kind: 'text'; blocks: Block[] };

type ResumeEntry = {
  title: string;
  organization: string;
  location: string;
  dates: string;
  bullets: RichText[];
  /** Languages and tools. */
  skills: string;
};

type ResumeSchool = {
  school: string;
  location: string;
  programs: { title: string; dates: string; bullets: RichText[] }[];
};

/** How much to keep of publications and of jobs after the first section of them. */
export type SectionDetail = {
  /** Number of publications, newest first. */
  publications: number;
  /** Bullets of each of the two newest jobs. */
  newerBullets: number;
  /** Bullets of each older job. */
  olderBullets: number;
};

const newerEntries = 2;

/** What the résumé contains of a section, newest first; everything if `detail` is null. */
export const resumeParts: SectionTable<ResumePart[], [detail: SectionDetail | null, locale: Locale]> = {
  resume: () => [],
  jobs: ({ records }, detail, { lists }) => {
    const bulletsOf = ({ description }: Job, age: number) => {
      if (!detail) return description;
      return description.slice(0, age < newerEntries ? detail.newerBullets : detail.olderBullets);
    };
    const entries = records.toReversed().map((job, age): ResumeEntry => {
      const { title, organization, location, dates } = job;
      const skills = [...job.languages, ...job.tools].join(lists.comma);
      return { title, organization, location, dates, bullets: bulletsOf(job, age), skills };
    });
    return [{ kind: 'jobs', entries }];
  },
  education: ({ records }) => {
    const schools = records.toReversed().map(({ school, location, programs }): ResumeSchool => {
      const newestFirst = programs
        .toReversed()
        .map(({ title, dates, description }) => ({ title, dates, bullets: description }));
      return { school, location, programs: newestFirst };
    });
    return [{ kind: 'education', schools }];
  },
  awards: ({ records }, _detail, { lists }) => {
    const awards = records.toReversed().map(({ dates, title, description, skills }) => {
      return { dates, title, description, skills: skills.join(lists.comma) };
    });
    return [{ kind: 'awards', awards }];
  },
  skills: ({ records }, _detail, { lists }) => {
    const categories = records.map(({ name, skills }) => ({ name, skills: skills.join(lists.comma) }));
    return [{ kind: 'skills', categories }];
  },
  certificates: ({ records }, _detail, locale) => {
    const awards = records.toReversed().map((certificate) => {
      const { dates, title } = certificate;
      return { dates, title, description: certificateFacts(certificate, locale), skills: '' };
    });
    return [{ kind: 'awards', awards }];
  },
  languages: ({ records }) => {
    const languages = records.map(({ name, level, cefr }) => {
      return { name, levels: [level, cefr ?? ''].filter(Boolean) };
    });
    return [{ kind: 'languages', languages }];
  },
  publications: ({ records }, detail, locale) => {
    const newest = records.toReversed().slice(0, detail?.publications);
    return [{ kind: 'citations', citations: newest.map((publication) => citation(publication, locale)) }];
  },
  talks: ({ records }, _detail, { lists }) => {
    const awards = records.toReversed().map(({ dates, title, event, location }) => {
      return { dates, title, description: [event, location].filter(Boolean).join(lists.comma), skills: '' };
    });
    return [{ kind: 'awards', awards }];
  },
  quotes: ({ records }, _detail, locale) => [
    {
      kind: 'text',
      blocks: records.map((quote) => ({ kind: 'paragraph', children: quotation(quote, locale) })),
    },
  ],
  text: ({ records }) => [{ kind: 'text', blocks: records }],
};

/** `A. Ash, A. Quill: Title. Venue 12 (3), 2021. doi:10.1000/182` */
function citation(
  { byline, title, venue, details, date, doi, address }: Publication,
  { lists }: Locale,
): Inline[] {
  const place = [[venue, details].filter(Boolean).join(' '), date.slice(0, 4)]
    .filter(Boolean)
    .join(lists.comma);
  const href = doi ? doiAddress(doi) : address;
  const link: Inline[] = href
    ? [' ', { kind: 'link', href, children: [doi ? `doi:${doi}` : shownAddress(address)] }]
    : [];
  return [
    ...inlinesOf(byline),
    lists.colon,
    { kind: 'emphasis', children: inlinesOf(title) },
    `${/[.?!。？！؟]$/.test(wordsOf(title)) ? '' : '.'} ${place}.`,
    ...link,
  ];
}

function quotation({ text, by, role }: Quote, { quotes, lists }: Locale): Inline[] {
  const from = [by, role].filter(Boolean).join(lists.comma);
  return [quotes.open, ...inlinesOf(text), `${quotes.close} — ${from}`];
}

/** Issuer, number and date of expiry. */
function certificateFacts({ issuer, number, until }: Certificate, { documents, lists }: Locale): string {
  return [
    issuer,
    number && documents.certificateNumber({ number }),
    until && documents.validUntil({ date: until }),
  ]
    .filter(Boolean)
    .join(lists.comma);
}

function inlinesOf(text: RichText): Inline[] {
  return typeof text === 'string' ? [text] : text;
}
