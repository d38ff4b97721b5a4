import { chooseProfiles } from '../content/owner.ts';
import { pageOfKind } from '../content/pages.ts';
import { type Project, projectAddresses } from '../content/project.ts';
import { type Block, mapWords, type RichText, wordsOf } from '../core/prose.ts';
import { absoluteAddress } from '../core/routes.ts';
import { withName } from '../core/text.ts';
import {
  makeOfSection,
  type Section,
  sectionsOfKind,
  sectionsWithin,
} from '../features/experiences/sections.ts';
import type { Letter } from '../features/letters/letter.ts';
import { shownDate } from '../i18n/dates.ts';
import { isSpacious } from '../i18n/language.ts';
import type { Locale } from '../i18n/locale.ts';
import type { SiteContent } from '../site/site-content.ts';
import { caseStudyAddress } from '../site/subpages.ts';
import { type QrCode, qrCode } from './qr-code.ts';
import { resumeOrder } from './resume-order.ts';
import { type ResumePart, resumeParts, type SectionDetail } from './resume-sections.ts';
import { shownAddress } from './shown-address.ts';

/** Everything the résumé's template sets, in the order of reading. */
export type ResumeInput = {
  paper: 'us-letter' | 'a4';
  language: string;
  region: string | null;
  direction: Locale['direction'];
  /** Whether its letters need more air, and none less than their typeface gives them. */
  isSpacious: boolean;
  hasItalics: boolean;
  /** Address of the site, without a slash at its end: links of the owner to a page of it begin after it. */
  site: string;
  /** Of the document, as a reader's window shows it. */
  title: string;
  keywords: string[];
  name: string;
  role: string;
  /** Letters at the right of the role; "" for none. */
  sign: string;
  contact: ResumeContact[];
  /** Leads to the site; `alt` is for those who hear the document. */
  qr: (QrCode & { alt: string }) | null;
  summary: RichText;
  sections: ResumeSection[];
  /** What stands in place of summary and sections. */
  letter: ResumeLetter | null;
};

type ResumeLetter = { to: string[]; date: string; subject: string; blocks: Block[] };

export type ResumeSection = {
  title: string;
  /** Beside the title. */
  aside: ResumeLink | null;
  parts: (ResumePart | { kind: 'projects'; entries: ResumeProject[] })[];
};

type ResumeLink = { text: string; href: string };
type ResumeContact = { label: string; text: string; href: string | null };
export type ResumeProject = {
  title: string;
  type: string;
  date: string;
  description: RichText;
  skills: string;
  link: ResumeLink | null;
  /** Every address, for plain text. */
  addresses: string[];
};

/** How much of a life to tell. The jobs that come first are always told whole, and so is what is no job or project. */
export type ResumeDetail = SectionDetail & {
  /** How many of the newest projects. */
  projects: number;
  /** Whole descriptions of projects, or their opening. */
  descriptions: 'full' | 'opening';
};

export const minDetail: ResumeDetail = {
  projects: 3,
  descriptions: 'opening',
  publications: 6,
  newerBullets: 1,
  olderBullets: 0,
};

const everything = Number.POSITIVE_INFINITY;

/** What to add first, as long as there is room; a step that does not fit is passed over. */
export const moreDetail: readonly Partial<ResumeDetail>[] = [
  { projects: 4 },
  { newerBullets: 2 },
  { olderBullets: 1 },
  { publications: 10 },
  { newerBullets: 3 },
  { projects: 5 },
  { newerBullets: 4 },
  { olderBullets: 2 },
  { projects: 6 },
  { publications: 15 },
  { newerBullets: everything },
  { projects: 8 },
  { olderBullets: 3 },
  { olderBullets: everything },
  { projects: everything },
  { publications: 25 },
  { publications: 35 },
  { publications: 45 },
  { publications: everything },
  { descriptions: 'full' },
];

/** With place, mail and site they fill the two columns of the label. */
const printedProfiles = 3;

/** Characters. */
const minOpening = 100;

/**
 * What the résumé says at a level of detail, or all of it; every list newest first. `whole` is the content before
 * anything was taken from it, so that lists can tell how much more there is.
 */
export function planResume(
  content: SiteContent,
  detail: ResumeDetail | null,
  whole: SiteContent = content,
): ResumeInput {
  const { owner, site, locale } = content;
  const firstJobs = resumeOrder(content).find((place) => place !== 'projects' && place.kind === 'jobs');
  const [resume] = sectionsOfKind(content.sections, 'resume');
  const [language = 'en', ...subtags] = site.language.split('-');
  return {
    paper: site.paper === 'a4' ? 'a4' : 'us-letter',
    language,
    region: subtags.find((subtag) => /^[A-Z]{2}$/i.test(subtag))?.toUpperCase() ?? null,
    direction: locale.direction,
    isSpacious: isSpacious(site.language),
    hasItalics: locale.emphasis === 'italic' && !isSpacious(site.language),
    site: absoluteAddress(site.url, ''),
    title: `${owner.name} · ${locale.documents.resume}`,
    keywords: sectionsOfKind(content.sections, 'skills').flatMap(({ records }) =>
      records.flatMap(({ skills }) => skills),
    ),
    name: owner.name,
    role: owner.role,
    sign: resume?.sign ?? '',
    contact: contactLines(content, printedProfiles),
    qr: resume?.qr
      ? { ...qrCode(site.url), alt: locale.documents.qrCode({ address: shownAddress(site.url) }) }
      : null,
    summary: mapWords(content.home.intro, (words) => withName(words, owner.name)),
    sections: resumeOrder(content).map((place) => {
      if (place === 'projects') return projectsSection(content, detail, whole);
      const told = [place, ...sectionsWithin(content.sections, place)];
      const parts = told.flatMap((section) =>
        makeOfSection(resumeParts, section, section === firstJobs ? null : detail, locale),
      );
      return { title: place.title, aside: morePublications(place, whole, detail), parts };
    }),
    letter: null,
  };
}

/** A letter below the same head. */
export function planLetter(
  content: SiteContent,
  { to = '', date = '', subject = '', prose, lens }: Letter,
): ResumeInput {
  const head = planResume(content, minDetail);
  return {
    ...head,
    title: [content.owner.name, subject].filter(Boolean).join(' · '),
    keywords: [],
    role: content.lenses.find(({ name }) => name === lens)?.headline ?? head.role,
    summary: '',
    sections: [],
    letter: {
      to: to.split('\n').map((line) => line.trim()),
      date,
      subject,
      blocks: prose,
    },
  };
}

/** What fits on two or three pages of Word, whose pages nobody can count here: it breaks lines on each computer anew. */
export const wordDetail: ResumeDetail = {
  projects: 5,
  descriptions: 'opening',
  publications: 15,
  newerBullets: 4,
  olderBullets: 1,
};

/** The same as lines below each other, which have room for every profile. */
export function planResumeLines(content: SiteContent, detail: ResumeDetail | null): ResumeInput {
  return { ...planResume(content, detail), contact: contactLines(content, everything) };
}

function contactLines({ owner, site, contact, locale }: SiteContent, maxProfiles: number): ResumeContact[] {
  return [
    { label: locale.documents.location, text: owner.location, href: null },
    { label: locale.documents.email, text: owner.email, href: `mailto:${owner.email}` },
    { label: locale.documents.site, ...addressLink(site.url) },
    ...chooseProfiles(owner, contact.links)
      // An address that was taken over from elsewhere is often this site's own, which stands above.
      .filter(({ address }) => addressLink(address).text !== addressLink(site.url).text)
      .slice(0, maxProfiles)
      .map(({ label, address }) => ({ label, ...addressLink(address) })),
  ].filter(({ text }) => text !== '');
}

/** Where those publications are that the résumé leaves out. */
function morePublications(
  section: Section,
  { pages, sections, site, locale }: SiteContent,
  detail: ResumeDetail | null,
): ResumeLink | null {
  if (section.kind !== 'publications') return null;
  const all = sections.find(({ name }) => name === section.name)?.records.length ?? 0;
  const hidden = all - Math.min(section.records.length, detail?.publications ?? everything);
  const path = pages.find(({ name }) => name === section.page)?.path ?? '/';
  return hidden > 0 ? moreAt(hidden, absoluteAddress(site.url, path), locale) : null;
}

function moreAt(count: number, href: string, { documents }: Locale): ResumeLink {
  return { text: documents.moreAt({ count, address: shownAddress(href) }), href };
}

function projectsSection(
  content: SiteContent,
  detail: ResumeDetail | null,
  whole: SiteContent,
): ResumeSection {
  const { projects, pages, site, locale } = content;
  const shown = projects.toReversed().slice(0, detail?.projects);
  const hidden = whole.projects.length - shown.length;
  const page = pageOfKind(pages, 'projects');
  const address = absoluteAddress(site.url, page?.path ?? '/');
  return {
    title: page?.heading ?? '',
    aside: hidden > 0 ? moreAt(hidden, address, locale) : null,
    parts: [{ kind: 'projects', entries: shown.map((project) => projectEntry(project, content, detail)) }],
  };
}

/** The first sentences of a text, as many as make a statement of some length: "This site." alone says nothing. */
export function openingSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?؟])\s+(?=["'(«„“]?[\p{Lu}\p{Lo}])|(?<=[。！？])/u);
  let opening = '';
  for (const sentence of sentences) {
    // Where sentences end so, no space stands between them.
    opening += opening === '' || /[。！？]$/.test(opening) ? sentence : ` ${sentence}`;
    if (opening.length >= minOpening) break;
  }
  return opening;
}

/** The marks of a text that is cut go with the rest of it. */
export function openingOf(text: RichText): RichText {
  const words = wordsOf(text);
  const opening = openingSentences(words);
  return opening === words ? text : opening;
}

function addressLink(address: string): ResumeLink {
  return { text: shownAddress(address), href: address };
}

/** Its own page proves more than code or a demo, and leads to both. */
function projectEntry(project: Project, content: SiteContent, detail: ResumeDetail | null): ResumeProject {
  const { locale } = content;
  const addresses = projectAddresses(project);
  const address = caseStudyAddress(content, project.name) || addresses[0];
  return {
    title: project.title,
    type: project.type,
    date: shownDate(project.date, locale),
    description: detail?.descriptions === 'opening' ? openingOf(project.description) : project.description,
    skills: [...project.languages, ...project.tools].join(locale.lists.comma),
    link: address ? addressLink(address) : null,
    addresses,
  };
}
