import { day } from '../content/fields.ts';
import { availabilityLine, maxPrintedProfiles, phoneAddress, resumeProfiles } from '../content/owner.ts';
import { pageOfKind } from '../content/pages.ts';
import { type Project, projectAddresses, projectDates } from '../content/project.ts';
import { type Block, mapText, type RichText, toPlainText } from '../core/prose.ts';
import { absoluteAddress } from '../core/routes.ts';
import { addressWithoutScheme, withName } from '../core/text.ts';
import type { ResumeDesign } from '../features/experiences/resume-designs.ts';
import type { ResumePart, SectionDetail } from '../features/experiences/section-kind.ts';
import { moduleOf } from '../features/experiences/sections.build.ts';
import { type Section, sectionsOfKind, sectionsWithin } from '../features/experiences/sections.ts';
import type { Letter } from '../features/letters/letter.ts';
import { formatDay } from '../i18n/dates.ts';
import { joinParts } from '../i18n/isolate.ts';
import { isSpacious } from '../i18n/language.ts';
import type { Locale } from '../i18n/locale.ts';
import { titledName } from '../i18n/person-name.ts';
import type { SiteContent } from '../site/site-content.ts';
import { caseStudyAddress } from '../site/subpages.ts';
import { type QrCode, qrCode } from './qr-code.ts';
import { resumeOrder } from './tailor-content.ts';

/** The content of a résumé in reading order, shortened for its pages: what every format prints. */
export type ResumePlan = {
  design: ResumeDesign;
  paper: 'us-letter' | 'a4';
  language: string;
  region: string | null;
  direction: Locale['direction'];
  /** Whether the script needs wider lines and default letter spacing. */
  isSpacious: boolean;
  hasItalics: boolean;
  /** Address of the site without a trailing slash, the base of links such as `/projects`. */
  site: string;
  /** Title of the document. */
  title: string;
  keywords: string[];
  /** With titles. */
  name: string;
  /** How to read the name; "" for none. */
  reading: string;
  role: string;
  /** Letters at the right of the role; "" for none. */
  sign: string;
  contact: ResumeContact[];
  /** Leads to the site. */
  qr: (QrCode & { alt: string }) | null;
  summary: RichText;
  sections: ResumeSection[];
  /** Replaces summary and sections. */
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
type ResumeProject = {
  title: string;
  type: string;
  date: string;
  description: RichText;
  skills: string;
  link: ResumeLink | null;
  /** Every address, for plain text. */
  addresses: string[];
};

/**
 * How much a résumé contains. The first section of jobs is complete, and so is everything except jobs, projects and
 * publications.
 */
export type ResumeDetail = SectionDetail & {
  /** Number of projects, newest first. */
  projects: number;
  /** Complete descriptions of projects, or their first sentences. */
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

/** Whether nothing is left out, whatever the number of pages. */
export function isWholeResume({ sections }: Pick<SiteContent, 'sections'>): boolean {
  const [resume] = sectionsOfKind(sections, 'resume');
  return resume?.design === 'academic' || resume?.pages === 'all';
}

/** What to add while there is space, in this order. A step that does not fit is skipped. */
export const detailSteps: readonly Partial<ResumeDetail>[] = [
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
  // A few at a time: a third of a page holds eight.
  ...[20, 25, 28, 31, 34, 37, 40, 45, 50, 60].map((publications) => ({ publications })),
  { publications: everything },
  { descriptions: 'full' },
];

/** Characters. */
const minOpening = 100;

/**
 * The résumé at a level of detail, or complete if `detail` is null; every list newest first. `whole` is the content before
 * anything was removed, to count what the résumé leaves out.
 */
export function planResume(
  content: SiteContent,
  detail: ResumeDetail | null,
  whole: SiteContent = content,
): ResumePlan {
  const { owner, site, locale } = content;
  const firstJobs = resumeOrder(content).find((place) => place !== 'projects' && place.kind === 'jobs');
  const name = titledName(owner, locale);
  const [resume] = sectionsOfKind(content.sections, 'resume');
  const [language = 'en', ...subtags] = site.language.split('-');
  return {
    design: resume?.design ?? 'plain',
    paper: site.paper === 'a4' ? 'a4' : 'us-letter',
    language,
    region: subtags.find((subtag) => /^[A-Z]{2}$/i.test(subtag))?.toUpperCase() ?? null,
    direction: locale.direction,
    isSpacious: isSpacious(site.language),
    hasItalics: locale.emphasis === 'italic' && !isSpacious(site.language),
    site: absoluteAddress(site.url, ''),
    title: `${name} · ${locale.documents.resume}`,
    keywords: sectionsOfKind(content.sections, 'skills').flatMap(({ records }) =>
      records.flatMap(({ skills }) => skills),
    ),
    name,
    reading: owner.reading ?? '',
    role: owner.role,
    sign: resume?.sign ?? '',
    contact: contactLines(content, maxPrintedProfiles, content.owner.phone.private),
    qr: resume?.qr ? qrOf(site.url, content) : null,
    summary: mapText(content.home.intro, (words) => withName(words, owner.name)),
    sections: resumeOrder(content).map((place) => {
      if (place === 'projects') return projectsSection(content, detail, whole);
      const sections = [place, ...sectionsWithin(content.sections, place)];
      const parts = sections.flatMap((section) =>
        moduleOf(section.kind).toResume(section, section === firstJobs ? null : detail, locale),
      );
      return { title: place.title, aside: morePublications(place, whole, detail), parts };
    }),
    letter: null,
  };
}

/**
 * A letter below the head of the résumé. `pageAddress` is the address of a page for its reader, which replaces the
 * address of the site.
 */
export function planLetter(
  content: SiteContent,
  { to = '', date = '', subject = '', prose, lens }: Letter,
  pageAddress = '',
): ResumePlan {
  const head = planResume(content, minDetail);
  const page = pageAddress && {
    qr: qrOf(pageAddress, content),
    contact: head.contact.map((line) =>
      line.href === content.site.url ? { ...line, ...addressLink(pageAddress) } : line,
    ),
  };
  return {
    ...head,
    ...page,
    title: [head.name, subject].filter(Boolean).join(' · '),
    keywords: [],
    role: content.lenses.find(({ name }) => name === lens)?.headline ?? head.role,
    summary: '',
    sections: [],
    letter: {
      to: to.split('\n').map((line) => line.trim()),
      date: day.safeParse(date).success ? formatDay(date, content.locale) : date,
      subject,
      blocks: prose,
    },
  };
}

/** Fits on two or three pages of Word, which breaks lines differently on each computer. */
export const wordDetail: ResumeDetail = {
  projects: 5,
  descriptions: 'opening',
  publications: 15,
  newerBullets: 4,
  olderBullets: 1,
};

/**
 * The résumé in one column, which has space for every profile. `phone` is the phone number, if the résumé may
 * contain it.
 */
export function planLinearResume(
  content: SiteContent,
  detail: ResumeDetail | null,
  phone: string,
): ResumePlan {
  return { ...planResume(content, detail), contact: contactLines(content, everything, phone) };
}

function qrOf(address: string, { locale }: SiteContent): ResumePlan['qr'] {
  return { ...qrCode(address), alt: locale.documents.qrCode({ address: addressWithoutScheme(address) }) };
}

function contactLines(
  { owner, site, contact, locale }: SiteContent,
  maxProfiles: number,
  phone: string,
): ResumeContact[] {
  return [
    { label: locale.documents.location, text: owner.location, href: null },
    { label: locale.documents.email, text: owner.email, href: `mailto:${owner.email}` },
    { label: locale.documents.phone, text: phone, href: phoneAddress(phone) },
    { label: locale.documents.availability, text: availabilityLine(owner, locale), href: null },
    { label: locale.documents.site, ...addressLink(site.url) },
    ...resumeProfiles(owner, { links: contact.links, siteUrl: site.url })
      .slice(0, maxProfiles)
      .map(({ label, address }) => ({ label, ...addressLink(address) })),
  ].filter(({ text }) => text !== '');
}

/** Link to the publications that the résumé leaves out. */
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
  return { text: documents.moreAt({ count, address: addressWithoutScheme(href) }), href };
}

function projectsSection(
  content: SiteContent,
  detail: ResumeDetail | null,
  whole: SiteContent,
): ResumeSection {
  const { projects, pages, site, locale } = content;
  const printed = projects.toReversed().slice(0, detail?.projects);
  const hidden = whole.projects.length - printed.length;
  const page = pageOfKind(pages, 'projects');
  const address = absoluteAddress(site.url, page?.path ?? '/');
  return {
    title: page?.heading ?? '',
    aside: hidden > 0 ? moreAt(hidden, address, locale) : null,
    parts: [{ kind: 'projects', entries: printed.map((project) => projectEntry(project, content, detail)) }],
  };
}

/** The first sentences of a text, at least `minOpening` characters: "This site." alone says nothing. */
function openingSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?؟])\s+(?=["'(«„“]?[\p{Lu}\p{Lo}])|(?<=[。！？])/u);
  let opening = '';
  for (const sentence of sentences) {
    // No space follows an East Asian full stop.
    opening += opening === '' || /[。！？]$/.test(opening) ? sentence : ` ${sentence}`;
    if (opening.length >= minOpening) break;
  }
  return opening;
}

/** The first sentences of a rich text; a text that is cut loses its emphasis and links. */
export function openingOf(text: RichText): RichText {
  const words = toPlainText(text);
  const opening = openingSentences(words);
  return opening === words ? text : opening;
}

function addressLink(address: string): ResumeLink {
  return { text: addressWithoutScheme(address), href: address };
}

/** Links to the case study if there is one: it shows more than code or a demo, and leads to both. */
function projectEntry(project: Project, content: SiteContent, detail: ResumeDetail | null): ResumeProject {
  const { locale } = content;
  const addresses = projectAddresses(project);
  const address = caseStudyAddress(content, project.name) || addresses[0];
  return {
    title: project.title,
    type: project.type,
    date: projectDates(project, locale),
    description: detail?.descriptions === 'opening' ? openingOf(project.description) : project.description,
    skills: joinParts([...project.languages, ...project.tools], locale),
    link: address ? addressLink(address) : null,
    addresses,
  };
}
