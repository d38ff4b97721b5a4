import { diagnosticInRecord, noticeInRecord, warn, warnFile } from '../../content/diagnostic-in-record.ts';
import { collectLenses } from '../../content/lens.ts';
import { findNetwork, networkNames, networkSlug } from '../../content/networks.ts';
import { maxPrintedProfiles, resumeProfiles } from '../../content/owner.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { commandHint } from '../../core/command-hint.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { formatPath, listAt, textsAt, valueAt } from '../../core/field-path.ts';
import { eastAsianLetter } from '../../core/fold-text.ts';
import { descriptionLength } from '../../core/limits.ts';
import { toPlainText } from '../../core/prose.ts';
import { didYouMean, found, quote } from '../../core/quoted-values.ts';
import { groupDigits, nearest, stemOf, vowelSign, withName } from '../../core/text.ts';
import { maxAbstracts } from '../../features/experiences/sections/publications/section.build.ts';
import { formatsOfResume } from '../../features/experiences/sections/resume/section.build.ts';
import { listsOf } from '../../features/experiences/sections.build.ts';
import { letterPath } from '../../features/letters/letter.ts';
import { hiddenPages } from '../page-kinds.ts';
import {
  type ContentReading,
  type ContentSources,
  recordsOf,
  recordsOfKind,
  usedFiles,
  valueOfFile,
} from '../read-content.ts';
import { resolveOwner } from '../resolve-owner.ts';
import type { RawContent } from '../site-content.ts';
import { visitValues } from '../validate/validate-records.ts';
import { lintDraftLinks } from './lint-drafts.ts';
import { lintFiles } from './lint-files.ts';
import { isFolded } from './lint-lengths.ts';
import { lintLinks } from './lint-links.ts';
import { lintOrder } from './lint-order.ts';
import { lintSkills, lintTags } from './lint-skills.ts';
import { lintSpans } from './lint-spans.ts';
import { fieldTexts } from './written-texts.ts';

/** East Asian characters are twice as wide. */
const wideDescriptionLength = { min: 35, max: 78 };

/**
 * Warns of probable mistakes that a build accepts, except about values and files that have an error. `today` is YYYY-MM-DD.
 */
export function lintContent(read: ContentReading, today: string): Diagnostic[] {
  const { rawContent, sources, locale } = read;
  const errors = read.diagnostics.filter(({ severity }) => severity === 'error');
  const faultyFiles = new Set(errors.map(({ file }) => file));
  const faultyPlaces = new Set(errors.map(placeOf));
  const found = [...sources.records].flatMap(([file, records]) =>
    records.flatMap((record) => [
      ...lintSpans(file, record, today, locale),
      ...lintAlts(file, record),
      ...(file === 'pages.yaml'
        ? [...lintDescription(record, ownerName(sources)), ...lintPageList(record)]
        : []),
    ]),
  );
  return [
    ...found,
    ...lintOrder(sources),
    ...lintTranslations(read, 'warning'),
    ...lintSecurity(sources, today),
    ...lintAvailability(sources, today),
    ...lintCaptions(sources),
    ...lintSkills(sources),
    ...lintTags(sources),
    ...lintNetworks(sources),
    ...(rawContent
      ? [
          ...lintLenses(rawContent, sources),
          ...lintLetters(rawContent, sources),
          ...lintDraftLinks(rawContent, sources, today),
          ...lintButtons(rawContent, sources),
          ...lintGalleries(rawContent),
          ...lintLongPages(rawContent, sources),
          ...lintAbstracts(rawContent, sources),
          ...lintPrintedProfiles(rawContent, sources),
          ...lintPrintedSigns(rawContent, sources),
        ]
      : []),
    ...lintLinks(sources, rawContent ? hiddenPages(rawContent).map(({ path }) => path) : []),
    ...lintFiles(sources, usedFiles(read)).filter(({ file }) => !faultyFiles.has(file)),
  ].filter((diagnostic) => !faultyPlaces.has(placeOf(diagnostic)));
}

function placeOf({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

/** Each photo adds half a kilobyte to its page before any picture is loaded. */
const maxOnPage = 200;

function lintGalleries({ galleries, pages }: RawContent): Diagnostic[] {
  return galleries.flatMap(({ name, page, shown, photos }) => {
    const count = shown === 'all' ? photos.length : Math.min(shown, photos.length);
    if (count <= maxOnPage) return [];
    const place = pages.find((candidate) => candidate.name === page);
    const file = place?.kind === 'about' ? 'about.yaml' : 'pages.yaml';
    return warnFile(`${name}.yaml`, {
      code: 'too-many-photos',
      summary: `the page ${quote(page)} shows ${count} photos at once`,
      why: 'Visitors download the texts of all photos before they see the first one.',
      fix: `Write   shown: 12   for this gallery in ${file}. A link then leads to a page with all photos, which loads them gradually.`,
    });
  });
}

/** Abstracts that no page shows. */
function lintAbstracts({ sections }: RawContent, sources: ContentSources): Diagnostic[] {
  return recordsOf(sources, 'pages.yaml').flatMap((record) =>
    listAt(record.value, ['sections']).flatMap((written, index) => {
      const name = valueAt(written, ['name']);
      const section = sections.find((each) => each.kind === 'publications' && each.name === name);
      if (section?.kind !== 'publications' || valueAt(written, ['pages']) === true) return [];
      const length = section.records.reduce(
        (sum, { abstract = '' }) => sum + toPlainText(abstract).length,
        0,
      );
      if (length <= maxAbstracts) return [];
      const diagnosticText = {
        code: 'hidden-abstracts',
        summary: `the abstracts of ${quote(section.title)} have ${groupDigits(length)} characters, and the page shows the first ${groupDigits(maxAbstracts)}`,
        why: 'With all of them, visitors would wait for the list. The abstracts of the last publications are left out.',
        fix: 'Give each publication a page with its abstract:   pages: true',
      };
      return [warn('pages.yaml', record, ['sections', index, 'name'], diagnosticText)];
    }),
  );
}

/** Height of a page on a phone that suggests another page, and the fewest records worth one. */
const [maxPhoneHeightPx, minRecordsOfPage] = [6000, 13];

/** The longest section of each long page, if it could fill a page of its own; a page of many short sections cannot be split. */
function lintLongPages({ pages, sections }: RawContent, sources: ContentSources): Diagnostic[] {
  return recordsOf(sources, 'pages.yaml').flatMap((record) => {
    const { name, nav } = pages[record.index] ?? {};
    const onPage = sections.filter(({ page }) => page === name);
    const heights = onPage.map(phoneHeight);
    const heightPx = heights.reduce((total, height) => total + height, 0);
    const longest = onPage[heights.indexOf(Math.max(...heights))];
    if (heightPx <= maxPhoneHeightPx || onPage.length < 2 || !longest) return [];
    const { records, title, name: section } = longest;
    if (records.length < minRecordsOfPage || longest.within) return [];
    const index = listAt(record.value, ['sections']).findIndex((each) => valueAt(each, ['name']) === section);
    const diagnosticText = {
      code: 'long-page',
      summary: `the page ${quote(nav ?? '')} is about ${Math.round(heightPx / 1000)},000 px long on a phone, and ${quote(title)} alone has ${records.length} records`,
      why: 'Visitors on a phone scroll through about seven screens of 850 px, and find a long list more easily in the bar.',
      fix: 'To give it a page of its own, move this section to the sections of a new page of the kind experiences in content/pages.yaml.',
    };
    return [
      noticeInRecord('pages.yaml', record, ['sections', index, 'name'], diagnosticText, {
        code: 'longPage',
        about: section,
      }),
    ];
  });
}

/** An estimate: 130 px for each record, and 25 px for each line of 42 characters. */
function phoneHeight({ records }: RawContent['sections'][number]): number {
  let characters = 0;
  visitValues(records, [], (path, value) => {
    if (typeof value === 'string' && !isFolded(path)) characters += value.length;
  });
  return records.length * 130 + (characters / 42) * 25;
}

function lintSecurity(sources: ContentSources, today: string): Diagnostic[] {
  return recordsOf(sources, 'site.yaml').flatMap((record) => {
    const path = ['security', 'expires'];
    const expires = valueAt(record.value, path);
    if (typeof expires !== 'string' || expires > today) return [];
    return warn('site.yaml', record, path, {
      code: 'security-expired',
      summary: `security.expires is ${quote(expires)}, which is in the past`,
      why: 'People who report security problems assume that an expired security.txt is abandoned.',
      fix: 'If the address is still valid, write a date within the next year.',
    });
  });
}

/** Whether a day, month or year is over before another begins. */
function isBefore(end: unknown, start: unknown): end is string {
  return typeof end === 'string' && typeof start === 'string' && end < start.slice(0, end.length);
}

function lintAvailability(sources: ContentSources, today: string): Diagnostic[] {
  return recordsOf(sources, 'owner.yaml').flatMap((record) => {
    const [from, until] = ['from', 'until'].map((name) => valueAt(record.value, ['availability', name]));
    if (typeof from === 'string' && isBefore(until, from))
      return [
        warn('owner.yaml', record, ['availability', 'until'], {
          code: 'available-until-before-from',
          summary: `availability.until is ${quote(until)}, which is before from, ${quote(from)}`,
          why: 'The period ends before it begins.',
          fix: 'Correct one of the two dates, or remove   until',
        }),
      ];
    const field = ['askAfter', 'until'].find(
      (name) => typeof valueAt(record.value, ['availability', name]) === 'string',
    );
    const path = ['availability', field ?? ''];
    const due = valueAt(record.value, path);
    // A month or year is over once the day of today is no longer in it.
    if (typeof due !== 'string' || due >= today.slice(0, due.length)) return [];
    return warn('owner.yaml', record, path, {
      code: 'availability-past',
      summary: `availability.${field} is ${quote(due)}, which is in the past`,
      why: 'Visitors and résumés still read when and where you could work.',
      fix: 'If it still holds, write a later day after which you want to be asked:   askAfter: YYYY-MM-DD\nOtherwise change availability, or remove it.',
    });
  });
}

function lintAlts(file: string, record: YamlRecord): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const title = valueAt(record.value, ['title']);
  visitValues(record.value, [], (path, value) => {
    const key = path.at(-1);
    if (typeof value !== 'string' || (key !== 'alt' && key !== 'imageAlt')) return;
    const field = formatPath(path);
    if (typeof title === 'string' && plain(value) !== '' && plain(title) === plain(value)) {
      diagnostics.push(
        warn(file, record, path, {
          code: 'alt-same-as-title',
          summary: `${field} is ${found(value)}, the same as the title`,
          why: 'A screen reader reads both, and the second adds nothing.',
          fix: `Describe what the picture shows, for example:   alt: "Red gates climb a hill between cedars."`,
        }),
      );
    }
    const opening = /^(?:an? |the )?(?:image|picture|photo(?:graph)?) of\b/i.exec(value)?.[0];
    if (opening)
      diagnostics.push(
        warn(file, record, path, {
          code: 'alt-begins-with-picture-of',
          summary: `${field} begins with ${quote(opening)}`,
          why: 'Screen readers already announce that it is a picture.',
          fix: 'Begin with what the picture shows.',
        }),
      );
  });
  return diagnostics;
}

function lintDescription(record: YamlRecord, name: string): Diagnostic[] {
  const value = valueAt(record.value, ['description']);
  if (typeof value !== 'string') return [];
  const shownText = withName(value.trim(), name);
  const { length } = shownText;
  const isWide = [...shownText].filter((letter) => eastAsianLetter.test(letter)).length > length / 2;
  const { min, max } = isWide ? wideDescriptionLength : descriptionLength;
  if (length >= min && length <= max) return [];
  const diagnosticText = {
    code: 'description-length',
    summary: `description has ${length} characters, expected ${min} to ${max}`,
    why: 'Search engines cut longer descriptions and replace shorter ones.',
    fix: length > max ? 'Shorten it to one sentence.' : 'Describe what the page shows in one whole sentence.',
  };
  return [warn('pages.yaml', record, ['description'], diagnosticText)];
}

/** Pages that show nothing because they name no gallery or section. */
function lintPageList(record: YamlRecord): Diagnostic[] {
  const kind = String(valueAt(record.value, ['kind']));
  const list = { gallery: 'galleries', experiences: 'sections' }[kind];
  if (!list || listAt(record.value, [list]).length > 0) return [];
  const name = String(valueAt(record.value, ['name']));
  return [
    warn('pages.yaml', record, ['kind'], {
      code: 'page-without-list',
      summary: `this page has no ${list}, so it is hidden`,
      why: 'It has nothing to show.',
      fix:
        kind === 'gallery'
          ? `Add photos to it:   ${commandHint(`photos add FOLDER --gallery ${name} --new`)}`
          : 'Add to this record, for example:   sections: [{ name: work, kind: jobs, title: Work }]',
    }),
  ];
}

/** Captions, alternative texts and pictures that occur twice. */
function lintCaptions(sources: ContentSources): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const key of ['title', 'alt', 'source'] as const) {
    const seen = new Map<string, string>();
    for (const { file, record } of recordsOfKind(sources, 'gallery')) {
      const value = valueAt(record.value, [key]);
      if (typeof value !== 'string' || value === '') continue;
      const normal = key === 'source' ? stemOf(value) : plain(value);
      const first = seen.get(normal);
      if (first)
        diagnostics.push(
          warn(file, record, [key], {
            code: 'repeated-value',
            summary: `${key} is ${found(value)}, the same as in ${first}`,
            why:
              key === 'source'
                ? 'Visitors see the same picture twice.'
                : 'Visitors read the same text for two pictures.',
            fix:
              key === 'source'
                ? 'Remove one of the two records.'
                : 'Describe what is different about this picture.',
          }),
        );
      else seen.set(normal, `content/${file}:${record.locate([key]).line}`);
    }
  }
  return diagnostics;
}

/** Networks that are probably misspelled, and Contact buttons without a profile. */
function lintNetworks(sources: ContentSources): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const withIcon = ['email'];
  for (const record of recordsOf(sources, 'owner.yaml')) {
    for (const [path, network] of textsAt(record.value, ['profiles'], 'network')) {
      withIcon.push(networkSlug(network));
      const similar = findNetwork(network) ? null : nearest(network, networkNames);
      if (!similar) continue;
      const diagnosticText = {
        code: 'network-without-icon',
        summary: `${formatPath(path)} is ${quote(network)}, which has no icon`,
        why: 'Its link gets a generic icon.',
        fix: didYouMean(similar),
      };
      diagnostics.push(warn('owner.yaml', record, path, diagnosticText));
    }
  }
  for (const record of recordsOf(sources, 'contact.yaml')) {
    for (const [path, name] of textsAt(record.value, ['links'])) {
      if (withIcon.includes(networkSlug(name))) continue;
      const diagnosticText = {
        code: 'unknown-profile',
        summary: `${formatPath(path)} is ${quote(name)}, which is not one of your profiles`,
        why: `The page shows no button for it. Possible values: ${withIcon.join(', ')}.`,
        fix: didYouMean(nearest(name, withIcon), 'Remove it, or add it to profiles in content/owner.yaml.'),
      };
      diagnostics.push(warn('contact.yaml', record, path, diagnosticText));
    }
  }
  return diagnostics;
}

/** Profiles that the PDF résumé has no space for. */
function lintPrintedProfiles({ owner, contact, site }: RawContent, sources: ContentSources): Diagnostic[] {
  const listed = resumeProfiles(resolveOwner(owner), { links: contact.links, siteUrl: site.url });
  const names = listed.slice(maxPrintedProfiles).map(({ name }) => name);
  return recordsOf(sources, 'owner.yaml').flatMap((record) =>
    textsAt(record.value, ['profiles'], 'network')
      .filter(([, network]) => names.includes(networkSlug(network)))
      .map(([path, about]) => {
        const diagnosticText = {
          code: 'unprinted-profile',
          summary: `the PDF résumé has no space for ${quote(about)}`,
          why: `It shows the first ${maxPrintedProfiles} of your profiles. The other formats and the pages show all.`,
          fix: 'To show others, change the order of links in content/contact.yaml, or of your profiles.',
        };
        return noticeInRecord('owner.yaml', record, path, diagnosticText, {
          code: 'unprintedProfile',
          about,
        });
      }),
  );
}

/** Fields whose text is a name or a heading in the résumé. */
const headingFields = ['name', 'role', 'title', 'organization', 'school', 'location'];

/** Shadda and vowel signs in names and headings, which the PDF leaves out (`vowelSign`); one notice for all. */
function lintPrintedSigns({ sections }: RawContent, sources: ContentSources): Diagnostic[] {
  const formats = formatsOfResume(sections);
  if (!formats.includes('pdf') || formats.includes('word')) return [];
  const sign = fieldTexts(sources).find(
    ({ path, text }) => headingFields.includes(String(path.at(-1))) && vowelSign.test(text),
  );
  if (!sign) return [];
  const { file, record, path, text } = sign;
  const diagnosticText = {
    code: 'unprinted-sign',
    summary: `the PDF résumé leaves out the sign in ${quote(text)}`,
    why: 'Programs that read PDFs would otherwise break the word apart. Pages and the other formats show it.',
    fix: 'To offer it with all signs, add Word to the formats of the résumé in content/pages.yaml:   formats: [pdf, word]',
  };
  return [noticeInRecord(file, record, path, diagnosticText, { code: 'unprintedSigns', about: 'pdf' })];
}

/** Lenses without effect. */
function lintLenses(rawContent: RawContent, sources: ContentSources): Diagnostic[] {
  const views = collectLenses(rawContent.lenses, {
    projects: rawContent.projects.map((project) => ({ ...project, tools: project.additionalInfo ?? '' })),
    ...listsOf(rawContent.sections),
  });
  return recordsOf(sources, 'lenses.yaml').flatMap((record) => {
    const marked = views.filter(({ name }) => name === valueAt(record.value, ['name']));
    if (marked.some((view) => view.marked.length > 0)) return [];
    const tags = rawContent.lenses[record.index]?.tags ?? [];
    return [
      warn('lenses.yaml', record, ['tags'], {
        code: 'lens-without-entries',
        summary: 'none of its tags appears in a project, a job, a program or an award',
        why: `Its link shows the same pages as without a lens. Its tags are ${tags.join(', ')}.`,
        fix: 'Use words that your records contain, or remove the lens.',
      }),
    ];
  });
}

/** Published letters, and letters for a lens that does not exist. */
function lintLetters(rawContent: RawContent, sources: ContentSources): Diagnostic[] {
  const lenses = rawContent.lenses.map(({ name }) => name);
  return rawContent.letters.flatMap(({ name, lens, publish }) => {
    const file = `letters/${name}.md`;
    const [record] = recordsOf(sources, file);
    if (!record) return [];
    return [
      ...(publish
        ? [
            warn(file, record, ['publish'], {
              code: 'letter-published',
              summary: `this letter is published at ${letterPath(name)}`,
              why: 'Everyone who has the address can read it, including search engines.',
              fix: 'Remove the line to keep the letter on your computer.',
            }),
          ]
        : []),
      ...(lens && !lenses.includes(lens)
        ? [
            warn(file, record, ['lens'], {
              code: 'unknown-lens',
              summary: `lens is ${quote(lens)}, which is not a lens in content/lenses.yaml`,
              why: 'The letter shows your role below your name instead of the headline of a lens.',
              fix: didYouMean(nearest(lens, lenses), 'Write the name of a lens, or remove the line.'),
            }),
          ]
        : []),
    ];
  });
}

/** Buttons of the homepage that lead to an empty page. */
function lintButtons(rawContent: RawContent, sources: ContentSources): Diagnostic[] {
  const hidden = hiddenPages(rawContent).map(({ name }) => name);
  const [record] = recordsOf(sources, 'home.yaml');
  return (rawContent.home.buttons ?? []).flatMap(({ page }, index) =>
    record && hidden.includes(page)
      ? [
          warn('home.yaml', record, ['buttons', index, 'page'], {
            code: 'button-to-empty-page',
            summary: `buttons[${index}].page leads to ${quote(page)}, which is hidden because the page is empty`,
            why: 'The button is left out until the page has content.',
            fix: 'Add what the page shows. To show it empty, add to its record in pages.yaml:   keepEmpty: true',
          }),
        ]
      : [],
  );
}

function ownerName(sources: ContentSources): string {
  const name = valueAt(valueOfFile(sources, 'owner.yaml'), ['name']);
  return typeof name === 'string' ? name : '';
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** UI translations that are missing in the language of the site. */
export function lintTranslations(
  { sources, missingWords, locale }: Pick<ContentReading, 'sources' | 'missingWords' | 'locale'>,
  severity: Diagnostic['severity'],
): Diagnostic[] {
  const [site] = recordsOf(sources, 'site.yaml');
  if (!site || missingWords.length === 0) return [];
  const isOne = missingWords.length === 1;
  const names = missingWords
    .join(', ')
    .replaceAll(/(.{1,100})(?: |$)/g, '$1\n')
    .trimEnd();
  const diagnosticText = {
    code: 'missing-ui-translation',
    summary: `language is "${locale.language}", but ${isOne ? '1 UI translation is' : `${missingWords.length} UI translations are`} missing`,
    why: 'The site has no translations for this language yet. Visitors see English UI texts.',
    fix: `Write them in content/words.yaml, with these names:\n${names}`,
  };
  return [diagnosticInRecord('site.yaml', site, ['language'], diagnosticText, { severity })];
}
