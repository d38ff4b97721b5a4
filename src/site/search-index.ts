import { isListed, type Page, pageOfKind } from '../content/pages.ts';
import { proseToPlainText, toPlainText } from '../core/prose.ts';
import { searchPath, subpagePath } from '../core/routes.ts';
import { openingOf, withName } from '../core/text.ts';
import type { ResumePart } from '../features/experiences/section-kind.ts';
import { moduleOf } from '../features/experiences/sections.build.ts';
import type { SearchIndex, SearchRecord } from '../features/search/props.ts';
import { sha256 } from '../files/hash.ts';
import { assetsFolder } from '../files/output-paths.ts';
import { storyText } from '../story/story.ts';
import type { SiteContent } from './site-content.ts';
import { subpages } from './subpages.ts';

/** Characters of all texts together, and of one text at most: a visitor's phone loads them all. */
const maxIndexLength = 530_000;
const maxRecordLength = 2000;

/** Photos beyond these, the oldest, are found by the search of their gallery only. */
const maxPhotos = 2000;

/** A site with fewer pages has no search, unless the owner enables it. */
const minPages = 9;

/** The pages, with the search page if the site has a search and none of the owner's pages has its address. */
export function withSearchPage(content: Omit<SiteContent, 'pages'> & { pages: Page[] }): Page[] {
  const { pages, site, locale } = content;
  const isEnabled = site.search ?? pages.filter(isListed).length + subpages(content).length >= minPages;
  if (!isEnabled || pages.some(({ path }) => path === searchPath)) return pages;
  const { heading, subtitle, description } = locale.documents.search;
  const name = searchPath.slice(1);
  const head = { nav: heading, title: `${heading} · {name}`, heading, subtitle, description };
  return [...pages, { name, kind: 'search', path: searchPath, ...head }];
}

/** The index as a file with a name that changes with it, so that browsers may keep it forever. */
export function searchFile(index: SearchIndex): { path: string; bytes: string } {
  const bytes = JSON.stringify(index);
  return { path: `/${assetsFolder}/search-${sha256(bytes).slice(0, 8)}.json`, bytes };
}

/** A record before its group is a number. */
type SearchedRecord = {
  group: string;
  title: string;
  path: string;
  text?: string;
  tags?: readonly string[];
  date?: string;
};

/** All searchable records; groups are in the order of the pages, records newest first. */
export function searchIndex(content: SiteContent): SearchIndex {
  const found = [
    ...pageRecords(content),
    ...noteRecords(content),
    ...projectRecords(content),
    ...content.sections.flatMap((section) => sectionRecords(section, content)),
    ...photoRecords(content),
  ];
  const groups = [...new Set(found.map(({ group }) => group))];
  const length = Math.min(maxRecordLength, Math.floor(maxIndexLength / Math.max(found.length, 1)));
  return {
    groups,
    records: found.map(
      ({ group, title, path, text = '', tags = [], date = '' }): SearchRecord => [
        groups.indexOf(group),
        title,
        path,
        openingOf(text.replaceAll(/\s+/g, ' ').trim(), length),
        tags.join(', '),
        date,
      ],
    ),
  };
}

function pageRecords({ pages, owner, home, about, pageTexts, locale }: SiteContent): SearchedRecord[] {
  const texts: Partial<Record<(typeof pages)[number]['kind'], string[]>> = {
    home: [toPlainText(home.intro)],
    about: [toPlainText(about.lede ?? ''), ...about.texts.map(({ prose }) => proseToPlainText(prose))],
  };
  const storyOf = (page: string) => pageTexts.find((text) => text.page === page)?.story ?? [];
  return pages.filter(isListed).map(({ name, kind, path, nav, subtitle, description }) => ({
    group: locale.documents.search.pages,
    title: withName(nav, owner.name),
    path,
    text: withName(
      [subtitle, description, ...(texts[kind] ?? []), storyText(storyOf(name))].filter(Boolean).join(' '),
      owner.name,
    ),
  }));
}

function noteRecords({ pages, notes, owner }: SiteContent): SearchedRecord[] {
  const page = pageOfKind(pages, 'notes');
  if (!page) return [];
  return notes.toReversed().map(({ name, title, summary, story, tags, date }) => ({
    group: withName(page.nav, owner.name),
    title,
    path: `${page.path}/${name}`,
    text: [summary, storyText(story)].filter(Boolean).join(' '),
    tags,
    date,
  }));
}

function projectRecords({ pages, projects, caseStudies, owner }: SiteContent): SearchedRecord[] {
  const page = pageOfKind(pages, 'projects');
  if (!page) return [];
  return projects.toReversed().map(({ name, title, type, description, tags, languages, tools, date }) => {
    const study = caseStudies.find(({ project }) => project === name);
    const texts = [type, toPlainText(description), study ? storyText(study.story) : ''];
    return {
      group: withName(page.nav, owner.name),
      title,
      path: study ? `${page.path}/${name}` : `${page.path}#${name}`,
      text: texts.filter(Boolean).join(' '),
      tags: [...tags, ...languages, ...tools],
      date,
    };
  });
}

/** The records of a section with the texts of the résumé. */
function sectionRecords(
  section: SiteContent['sections'][number],
  { pages, locale }: SiteContent,
): SearchedRecord[] {
  if (!pages.some(({ path }) => path === section.path)) return [];
  if (section.kind === 'publications' && section.pages)
    return section.records.toReversed().map(({ name, title, byline, venue, abstract, topics, date }) => ({
      group: section.title,
      path: subpagePath(section.path, name),
      title: toPlainText(title),
      text: [toPlainText(byline), venue, toPlainText(abstract)].filter(Boolean).join('. '),
      tags: topics,
      date,
    }));
  const path = `${section.path}#${section.name}`;
  const parts = moduleOf(section.kind).toResume(section, null, locale);
  return parts.flatMap(partRecords).map(({ title, ...record }) => ({
    group: section.title,
    path,
    title: title || section.title,
    ...record,
  }));
}

function partRecords(part: ResumePart): Omit<SearchedRecord, 'group' | 'path'>[] {
  switch (part.kind) {
    case 'jobs':
      return part.entries.map(({ title, organization, location, dates, bullets, skills }) => ({
        title,
        text: [organization, location, dates, ...bullets.map(toPlainText)].filter(Boolean).join(' · '),
        tags: skills ? [skills] : [],
      }));
    case 'education':
      return part.schools.flatMap(({ school, location, programs }) =>
        programs.map(({ title, dates, bullets }) => ({
          title,
          text: [school, location, dates, ...bullets.map(toPlainText)].filter(Boolean).join(' · '),
        })),
      );
    case 'awards':
      return part.awards.map(({ title, dates, description, skills }) => ({
        title,
        text: [dates, toPlainText(description)].filter(Boolean).join(' · '),
        tags: skills ? [skills] : [],
      }));
    case 'skills':
      return part.categories.map(({ name, skills }) => ({ title: name, text: skills }));
    case 'languages':
      return part.languages.map(({ name, levels }) => ({ title: name, text: levels.join(' · ') }));
    case 'citations':
      return part.citations.map(({ words }) => ({ title: toPlainText(words) }));
    case 'text':
      return part.blocks.length > 0 ? [{ title: '', text: proseToPlainText(part.blocks) }] : [];
  }
}

function photoRecords({ pages, galleries, owner }: SiteContent): SearchedRecord[] {
  const records = galleries.flatMap(({ name, title, page: on, photos }) => {
    const page = pages.find((candidate) => candidate.name === on);
    if (!page) return [];
    return photos.toReversed().flatMap((photo) =>
      photo.title || photo.picture.alt
        ? {
            group: title || withName(page.nav, owner.name),
            title: photo.title || photo.picture.alt,
            path: `${page.path}?photo=${name}/${photo.name}`,
            text: photo.title ? photo.picture.alt : '',
          }
        : [],
    );
  });
  return records.slice(0, maxPhotos);
}
