import { pageOfKind } from '../content/pages.ts';
import { type Project, projectAddresses } from '../content/project.ts';
import { countryCode } from '../core/codes-by-name.ts';
import { proseToPlainText, toPlainText } from '../core/prose.ts';
import { absoluteAddress } from '../core/routes.ts';
import { splitCommaList, withName, withoutEmpty } from '../core/text.ts';
import { type JsonResumeList, jsonResumeLists } from '../features/experiences/json-resume.build.ts';
import { newestFirst } from '../features/experiences/section-kind.ts';
import { moduleOf } from '../features/experiences/sections.build.ts';
import { pictureAddress } from '../site/site-address.ts';
import type { SiteContent } from '../site/site-content.ts';
import { caseStudyAddress } from '../site/subpages.ts';

const schemaVersion = '1.3.1';
const schemaAddress = `https://unpkg.com/@jsonresume/schema@${schemaVersion}/schema.json`;

/**
 * The résumé as JSON Resume, lists newest first, current entries without an `endDate`. What the schema has no
 * field for (dates as shown, tools, further links) is in `custom` of its entry.
 */
export function writeResumeJson(content: SiteContent): string {
  return `${JSON.stringify(toJsonResume(content), null, 2)}\n`;
}

function toJsonResume(content: SiteContent) {
  const { owner, site } = content;
  const { portrait, lede, texts } = content.about;
  const { projects: talks = [], ...lists } = sectionLists(content);
  return {
    $schema: schemaAddress,
    basics: {
      name: owner.name,
      label: owner.role,
      ...(portrait ? { image: pictureAddress(site, portrait) } : {}),
      ...withoutEmpty({ email: owner.email, phone: owner.phone.public }),
      url: site.url,
      summary: withName(toPlainText(content.home.intro), owner.name),
      location: parseLocation(owner.location),
      profiles: owner.profiles.map(({ label, handle, address }) => ({
        network: label,
        username: handle,
        url: address,
      })),
    },
    ...lists,
    projects: [...content.projects.toReversed().map((project) => projectEntry(project, content)), ...talks],
    meta: { canonical: absoluteAddress(site.url, '/resume.json'), version: `v${schemaVersion}` },
    custom: {
      location: owner.location,
      ...withoutEmpty({
        title: owner.title ?? '',
        credentials: owner.credentials ?? '',
        reading: owner.reading ?? '',
      }),
      ...(owner.availability ? { availability: owner.availability } : {}),
      language: site.language,
      ...(lede ? { lede: toPlainText(lede) } : {}),
      texts: texts.map(({ prose }) => proseToPlainText(prose)),
      sections: content.sections
        .filter(({ kind }) => moduleOf(kind).jsonResume)
        .map(({ name, kind, title, as }) => ({ name, kind, title, ...(as ? { as } : {}) })),
    },
  };
}

/** The lists that sections fill, in the order of the format. */
function sectionLists({ sections, locale }: SiteContent): Partial<Record<JsonResumeList, object[]>> {
  const parts = sections.flatMap((section) => {
    const { order, jsonResume } = moduleOf(section.kind);
    const { lists: [first] = [], toEntry } = jsonResume ?? {};
    const list = section.as ?? first;
    if (!list || !toEntry) return [];
    const records: unknown[] = order === 'as-written' ? section.records : newestFirst<unknown>(section);
    const entries = records.flatMap((record) => toEntry(record, { list, locale }));
    const isAlone = sections.every(({ name, kind }) => kind !== section.kind || name === section.name);
    const isNamed = section.kind === 'jobs' || !isAlone;
    return { list, entries: isNamed ? entries.map((entry) => inSection(entry, section.name)) : entries };
  });
  const lists = jsonResumeLists.map(
    (list) => [list, parts.flatMap((part) => (part.list === list ? part.entries : []))] as const,
  );
  return Object.fromEntries(lists.filter(([, entries]) => entries.length > 0));
}

/** If one list contains entries of several sections, each entry names its section. */
function inSection(entry: object, section: string): object {
  return { ...entry, custom: { section, ...('custom' in entry ? (entry.custom as object) : {}) } };
}

function projectEntry(project: Project, content: SiteContent) {
  const projectsAddress = absoluteAddress(
    content.site.url,
    pageOfKind(content.pages, 'projects')?.path ?? '/',
  );
  const [first = `${projectsAddress}#${project.name}`] = projectAddresses(project);
  const { title, description, languages, tools, date, start, end, type, category } = project;
  const { github, activeLink, devpostLink, links } = project;
  return {
    name: title,
    description: toPlainText(description),
    keywords: [...languages, ...tools],
    ...withoutEmpty({ startDate: start, endDate: end }),
    url: caseStudyAddress(content, project.name) || activeLink || first,
    ...withoutEmpty({ type }),
    custom: {
      name: project.name,
      ...withoutEmpty({ category, date: date === end ? '' : date }),
      languages,
      tools,
      ...withoutEmpty({ github, activeLink, devpostLink }),
      ...(links.length > 0 ? { links } : {}),
    },
  };
}

/** `Vancouver, BC, Canada` as the fields of JSON Resume; missing parts are left out. */
function parseLocation(location: string): { city: string; region?: string; countryCode?: string } {
  const parts = splitCommaList(location);
  const [city = location] = parts;
  const code = parts.length > 1 ? countryCode(parts.at(-1) ?? '') : undefined;
  const region = parts.slice(1, code ? -1 : undefined).join(', ');
  return { city, ...(region && { region }), ...(code && { countryCode: code }) };
}
