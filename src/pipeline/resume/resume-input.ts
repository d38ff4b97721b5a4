import {
  type Content,
  type Experience,
  type Project,
  projectAddresses,
  type Work,
  withName,
} from '../../model/content.ts';
import { chooseProfiles } from '../../model/page-content.ts';
import { pageOfKind, sectionTitles } from '../../model/pages.ts';
import { mapWords, type RichText, wordsOf } from '../../model/prose.ts';
import { absoluteAddress } from '../site-address.ts';
import { resumeLabels, shownAddress, shownDate } from './resume-labels.ts';

/** Everything the résumé's template sets, in the order of reading. */
export type ResumeInput = {
  paper: 'us-letter' | 'a4';
  language: string;
  region: string | null;
  /** Address of the site, without a slash at its end: links of the owner to a page of it begin after it. */
  site: string;
  /** Of the document, as a reader's window shows it. */
  title: string;
  keywords: string[];
  name: string;
  role: string;
  contact: ResumeContact[];
  summary: RichText;
  work: { title: string; entries: ResumeEntry[] };
  skills: { title: string; categories: { name: string; skills: string }[] };
  projects: { title: string; more: ResumeLink | null; entries: ResumeProject[] };
  education: {
    title: string;
    university: string;
    location: string;
    programs: { title: string; dates: string }[];
    awards: { dates: string; title: string; description: RichText }[];
  };
  healthcare: { title: string; entries: ResumeEntry[] };
  research: { title: string; entries: ResumeEntry[] };
};

export type ResumeLink = { text: string; href: string };
export type ResumeContact = { label: string; text: string; href: string | null };
export type ResumeEntry = {
  title: string;
  organization: string;
  location: string;
  dates: string;
  bullets: RichText[];
  /** Languages and tools; `''` for none. */
  skills: string;
};
export type ResumeProject = {
  title: string;
  type: string;
  date: string;
  description: RichText;
  skills: string;
  link: ResumeLink | null;
};

/** How much of a life to tell. Work, skills, education and awards are always told whole. */
export type ResumeDetail = {
  /** How many of the newest projects. */
  projects: number;
  /** Whole descriptions of projects, or their opening. */
  descriptions: 'full' | 'opening';
  /** Lines of the two newest entries of healthcare and of research. */
  newerBullets: number;
  /** Lines of the entries before those. */
  olderBullets: number;
};

export const leastDetail: ResumeDetail = {
  projects: 3,
  descriptions: 'opening',
  newerBullets: 1,
  olderBullets: 0,
};

const everything = Number.POSITIVE_INFINITY;

/** What to add first, as long as there is room; a step that does not fit is passed over. */
export const moreDetail: readonly Partial<ResumeDetail>[] = [
  { projects: 4 },
  { newerBullets: 2 },
  { olderBullets: 1 },
  { newerBullets: 3 },
  { projects: 5 },
  { newerBullets: 4 },
  { olderBullets: 2 },
  { projects: 6 },
  { newerBullets: everything },
  { projects: 8 },
  { olderBullets: 3 },
  { olderBullets: everything },
  { projects: everything },
  { descriptions: 'full' },
];

const newerEntries = 2;

/** With place, mail and site they fill the two columns of the label. */
const printedProfiles = 3;

/** Characters. */
const leastOpening = 100;

/** What the résumé says at a level of detail; every list newest first. */
export function planResume(content: Content, detail: ResumeDetail): ResumeInput {
  const { owner, site, pages } = content;
  const titles = sectionTitles(pages);
  const [language = 'en', ...subtags] = site.language.split('-');
  const shownProjects = content.projects.toReversed().slice(0, detail.projects);
  const hiddenProjects = content.projects.length - shownProjects.length;
  const projectsPage = pageOfKind(pages, 'projects');
  const projectsAddress = absoluteAddress(site.url, projectsPage?.path ?? '/');
  return {
    paper: site.paper === 'a4' ? 'a4' : 'us-letter',
    language,
    region: subtags.find((subtag) => /^[A-Z]{2}$/i.test(subtag))?.toUpperCase() ?? null,
    site: absoluteAddress(site.url, ''),
    title: `${owner.name} · ${resumeLabels.document}`,
    keywords: content.skills.flatMap(({ skills }) => skills),
    name: owner.name,
    role: owner.role,
    contact: [
      { label: resumeLabels.location, text: owner.location, href: null },
      { label: resumeLabels.email, text: owner.email, href: `mailto:${owner.email}` },
      { label: resumeLabels.site, ...addressLink(site.url) },
      ...chooseProfiles(owner, content.contact.links)
        .slice(0, printedProfiles)
        .map(({ label, address }) => ({ label, ...addressLink(address) })),
    ].filter(({ text }) => text !== ''),
    summary: mapWords(content.home.intro, (words) => withName(words, owner.name)),
    work: { title: titles.work ?? '', entries: content.work.toReversed().map(workEntry) },
    skills: {
      title: titles.skills ?? '',
      categories: content.skills.map(({ name, skills }) => ({ name, skills: skills.join(', ') })),
    },
    projects: {
      title: projectsPage?.heading ?? '',
      more:
        hiddenProjects > 0
          ? {
              text: resumeLabels.moreProjects(hiddenProjects, shownAddress(projectsAddress)),
              href: projectsAddress,
            }
          : null,
      entries: shownProjects.map((project) => projectEntry(project, language, detail)),
    },
    education: {
      title: titles.education ?? '',
      university: content.education.university,
      location: content.education.location,
      programs: content.education.programs.toReversed().map(({ title, dates }) => ({ title, dates })),
      awards: content.awards
        .toReversed()
        .map(({ dates, title, description }) => ({ dates, title, description })),
    },
    healthcare: { title: titles.healthcare ?? '', entries: experiences(content.healthcare, detail) },
    research: { title: titles.research ?? '', entries: experiences(content.research, detail) },
  };
}

/** The first sentences of a text, as many as make a statement of some length: "This site." alone says nothing. */
export function openingSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=["'(]?\p{Lu})/u);
  let opening = '';
  for (const sentence of sentences) {
    opening = opening === '' ? sentence : `${opening} ${sentence}`;
    if (opening.length >= leastOpening) break;
  }
  return opening;
}

/** The marks of a text that is cut go with the rest of it. */
function openingOf(text: RichText): RichText {
  const words = wordsOf(text);
  const opening = openingSentences(words);
  return opening === words ? text : opening;
}

function addressLink(address: string): ResumeLink {
  return { text: shownAddress(address), href: address };
}

function workEntry({
  title,
  organization,
  location,
  dates,
  description,
  languages,
  tools,
}: Work): ResumeEntry {
  const skills = [...languages, ...tools].join(', ');
  return { title, organization, location, dates, bullets: description, skills };
}

function projectEntry(project: Project, language: string, detail: ResumeDetail): ResumeProject {
  const [address] = projectAddresses(project);
  return {
    title: project.title,
    type: project.type,
    date: shownDate(project.date, language),
    description: detail.descriptions === 'full' ? project.description : openingOf(project.description),
    skills: [...project.languages, ...project.tools].join(', '),
    link: address ? addressLink(address) : null,
  };
}

function experiences(entries: Experience[], detail: ResumeDetail): ResumeEntry[] {
  return entries.toReversed().map(({ title, organization, location, dates, description }, age) => {
    const count = age < newerEntries ? detail.newerBullets : detail.olderBullets;
    return { title, organization, location, dates, bullets: description.slice(0, count), skills: '' };
  });
}
