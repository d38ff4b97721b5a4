import type { DiagnosticText } from '../core/diagnostics.ts';
import { guide } from '../core/guide-path.ts';
import { block, didYouMean, found, quote, yamlLine, yamlScalar } from '../core/quoted-values.ts';

/*
 * What a check says of fields, between records, and of what was accepted and probably not meant. A sentence names the
 * owner's things (file, field), says what was found and what was expected, and ends with one fix to copy. Code decides
 * which sentence; in this folder are only the words.
 */

// Fields

export function missingField(field: string, description: string, line: string): DiagnosticText {
  return {
    summary: `${field} is missing`,
    why: description,
    fix: block('Add to this entry:', line),
  };
}

export function emptyField(field: string, description: string, line: string): DiagnosticText {
  return { summary: `${field} is empty`, why: description, fix: block('Write, for example:', line) };
}

export function commentedOut(field: string, written: string): DiagnosticText {
  return {
    summary: `${field} is empty, because its value begins with #`,
    why: 'Without quotes, # begins a note that no one reads.',
    fix: `Put the value in quotes:   ${written}`,
  };
}

export function wrongValue(
  field: string,
  value: unknown,
  expected: string,
  why: string,
  fix: string,
): DiagnosticText {
  return { summary: `${field} is ${found(value)}, expected ${expected}`, why, fix };
}

export function writeInstead(line: string): string {
  return block('Write:', line);
}

export function forExample(line: string): string {
  return block('Write, for example:', line);
}

export function unknownField(field: string, similar: string | null, known: string[]): DiagnosticText {
  return {
    summary: `${field} is not a field of this entry`,
    why: similar ? '' : `Its fields are ${known.join(', ')}.`,
    fix: similar ? didYouMean(similar) : 'Remove the line, or use one of these fields.',
  };
}

export const expectations = {
  text: 'text',
  wholeNumber: 'a whole number',
  list: 'a list',
  fields: 'a group of fields',
  truth: 'true or false',
  atLeast: (minimum: number | bigint) => `${minimum} or more`,
  atMost: (maximum: number | bigint) => `${maximum} or less`,
  entries: (minimum: number | bigint) =>
    `a list with at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}`,
  oneOf: (values: string[]) =>
    values.length < 2 ? (values[0] ?? '') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
  orEmpty: (expected: string) => `${expected}, or ""`,
};

export function noSuchMonth(month: number): string {
  return `There is no month ${month}.`;
}

export function noSuchDay(monthName: string, year: number, days: number): string {
  return `${monthName} ${year} has ${days} days.`;
}

export const theText = 'the text';

export function hiddenCharacter(where: string, name: string, code: string): DiagnosticText {
  return {
    summary: `${where} holds ${name} (${code})`,
    why: 'No one can see it, and it can make text read as something else.',
    fix: 'Delete the text around it and type it again.',
  };
}

/** `characters` as a list of some of them. */
export function missingCharacters(where: string, characters: string, isOne: boolean): DiagnosticText {
  const them = isOne ? 'it' : 'them';
  return {
    summary: `${where} has ${characters}, for which no typeface is known here`,
    why: `Visitors see ${them} in a typeface of their own device; the résumé in PDF and the share cards leave ${them} out.`,
    fix: `Write ${them} otherwise, or put a font file that has ${them} into content/fonts/.`,
  };
}

export function longText(where: string, characters: number, longest: number): DiagnosticText {
  return {
    summary: `${where} has ${characters} characters in one paragraph`,
    why: `The pages show all of it, the résumé in PDF and the share cards the first ${longest}.`,
    fix: 'Part it into paragraphs, or make it shorter.',
  };
}

/** `release` is the package as npm names it, with its version. */
export function typefaceAbsent(
  script: string,
  characters: string,
  release: string,
  reason: string,
): DiagnosticText {
  return {
    summary: `the typeface for ${script}, wanted for ${characters}, is not here: ${reason}`,
    why: 'The site is made without it. Visitors see these characters in a typeface of their own device; the résumé in PDF and the share cards leave them out.',
    fix: `Connect to the internet and run this again, or install the typeface for good:   npm install ${release}`,
  };
}

// Profiles

/** `network` as its makers write it; null for one that is not known. */
export function noProfile(
  field: string,
  value: string,
  network: string | null,
  similar: string | null,
  example: string,
): DiagnosticText {
  const expected = network ? `your name on ${network}, or the address of your page there` : 'a whole address';
  return {
    summary: `${field} is ${found(value)}, expected ${expected}`,
    why: network
      ? `A page there has an address like ${example}.`
      : `What names alone mean is known of the networks in ${guide('content.md')} only.`,
    fix: similar
      ? didYouMean(similar)
      : 'Open your page in a browser and copy the address from its address bar.',
  };
}

/** `other` as content/ names it. */
export function otherNetwork(
  field: string,
  value: string,
  network: string,
  other: string,
  otherLabel: string,
): DiagnosticText {
  return {
    summary: `${field} is ${found(value)}, expected a page on ${network}`,
    why: `This one is on ${otherLabel}.`,
    fix: `If it is the page you mean, write above it:   network: ${other}`,
  };
}

export function networkMisspelt(field: string, value: string, similar: string): DiagnosticText {
  return {
    summary: `${field} is ${quote(value)}, which has no icon of its own`,
    why: 'Its link is shown with the icon of a link.',
    fix: didYouMean(similar),
  };
}

export function noSuchLink(
  field: string,
  value: string,
  similar: string | null,
  known: string[],
): DiagnosticText {
  return {
    summary: `${field} is ${quote(value)}, which is none of your profiles`,
    why: `The page has no button for it; there can be ${expectations.oneOf(known)}.`,
    fix: similar ? didYouMean(similar) : 'Remove it, or add it to profiles in content/owner.yaml.',
  };
}

export function noSuchCategory(
  value: string,
  similar: string | null,
  known: readonly string[],
): DiagnosticText {
  return wrongValue(
    'category',
    value,
    expectations.oneOf([...known]),
    'Categories are named in content/pages.yaml.',
    similar ? didYouMean(similar) : forExample(yamlLine('category', known[0])),
  );
}

// Between records

export function duplicateId(value: unknown, other: string, line: number, free: number): DiagnosticText {
  return {
    summary: `id is ${found(value)}, which ${other} in line ${line} already has`,
    why: 'Each record of a list has a number of its own.',
    fix: `Write the next free number:   id: ${free}`,
  };
}

export function idOutOfOrder(value: number, previous: number): DiagnosticText {
  return {
    summary: `id is ${value}, expected a number above ${previous}, the one before it`,
    why: 'Lists are oldest first: the numbers count up from 1.',
    fix: 'Move the record to its place, or number the records 1, 2, 3 from the first to the last.',
  };
}

export function duplicateName(field: string, value: string, line: number, free: string): DiagnosticText {
  return {
    summary: `${field} is ${quote(value)}, which the record in line ${line} already has`,
    why: 'Each record of a list has a name of its own.',
    fix: `Write another one, for example:   ${field}: ${yamlScalar(free)}`,
  };
}

export function duplicateSection(name: string, line: number): DiagnosticText {
  return {
    summary: `a section is named ${quote(name)}, as the one in line ${line} is`,
    why: 'Addresses and files go by the names of sections; each is there once on the whole site.',
    fix: 'Write another name, and name the file with its records like it.',
  };
}

export function secondResume(name: string): DiagnosticText {
  return {
    summary: `${quote(name)} is a second section of kind resume`,
    why: 'There is one résumé of the whole site. One for another reader is made by a lens: content/lenses.yaml.',
    fix: 'Remove one of the two.',
  };
}

/** `owner` is the section that has the file; "" where it is no section's. */
export function sectionFileTaken(name: string, file: string, owner: string): DiagnosticText {
  return {
    summary: `the records of section ${quote(name)} would stand in content/${file}, which holds something else`,
    why: owner ? `It belongs to the section ${quote(owner)}.` : 'The site has that file already.',
    fix: 'Write another name, or the name of another file as `file`.',
  };
}

export function duplicateGallery(name: string, line: number): DiagnosticText {
  return {
    summary: `a gallery is named ${quote(name)}, as the one in line ${line} is`,
    why: 'A page shows a gallery once; other pages may show it as well.',
    fix: 'Remove one of the two, or give this one another name and a file of its own.',
  };
}

export function galleryFileTaken(name: string): DiagnosticText {
  return {
    summary: `name is ${quote(name)}, and content/${name}.yaml holds something else`,
    why: 'The photos of a gallery stand in the file that is named like it.',
    fix: `Write another name, for example:   name: ${name}-photos`,
  };
}

export function untitledGallery(name: string): DiagnosticText {
  return {
    summary: `the gallery ${quote(name)} has no title`,
    why: 'Where a page has several galleries, each needs a heading of its own.',
    fix: 'Add to this entry, for example:   title: Travel Photography',
  };
}

export function noSuchSection(
  field: string,
  named: string,
  similar: string | null,
  choices: string[],
): DiagnosticText {
  return {
    summary: `${field} is ${quote(named)}, which is no section that can be named here`,
    why: choices.length > 0 ? `These can: ${choices.join(', ')}.` : 'There is none that can.',
    fix: similar ? didYouMean(similar) : 'Write the name of a section, or leave the line out.',
  };
}

export function duplicateSkill(field: string, skill: string): DiagnosticText {
  return {
    summary: `${field} is ${quote(skill)}, which stands in this category already`,
    why: 'A category names each skill once.',
    fix: 'Remove this line.',
  };
}

export function endsBeforeStart(end: string, start: string): DiagnosticText {
  return {
    summary: `end is ${quote(end)}, expected a date not before start, which is ${quote(start)}`,
    why: 'Something cannot end before it starts.',
    fix: `If the two are swapped, write:   start: "${end}"   and   end: "${start}"`,
  };
}

// Accepted, but probably not meant

export function openForYears(start: string, years: number, today: string): DiagnosticText {
  return {
    summary: `end is empty, and start is ${quote(start)}, more than ${years === 1 ? 'a year' : `${years} years`} ago`,
    why: 'An empty end means that it still goes on.',
    fix: `If it has ended, write when:   end: "${today.slice(0, 7)}"\nIf it goes on, say so for another year:   end: ''  # still in ${today.slice(0, 7)}`,
  };
}

export function securityExpired(expires: string): DiagnosticText {
  return {
    summary: `security.expires is ${quote(expires)}, which is over`,
    why: 'Whoever finds a fault of your site then takes what security.txt says for abandoned.',
    fix: 'If the address still holds, write a day of next year.',
  };
}

export function datesDisagree(shown: string, side: 'start' | 'end', machine: string): DiagnosticText {
  return {
    summary: `dates is ${quote(shown)}, and ${side} is ${quote(machine)}`,
    why: 'Visitors read the one, search engines and the résumé the other; they say the same.',
    fix: `Fix dates or ${side}, whichever is wrong.`,
  };
}

export function altRepeatsTitle(field: string, value: string): DiagnosticText {
  return {
    summary: `${field} is ${found(value)}, the same as the title`,
    why: 'Someone who cannot see the picture hears both, and learns nothing from the second.',
    fix: `Say what the picture shows, for example:   alt: "Red gates climb a hill between cedars."`,
  };
}

export function altSaysPicture(field: string, opening: string): DiagnosticText {
  return {
    summary: `${field} begins with ${quote(opening)}`,
    why: 'A screen reader says that it is a picture before it reads the text.',
    fix: 'Begin with what the picture shows.',
  };
}

export function descriptionLength(
  field: string,
  length: number,
  fewest: number,
  most: number,
): DiagnosticText {
  return {
    summary: `${field} has ${length} characters, expected ${fewest} to ${most}`,
    why: 'Search engines cut what is longer and replace what is shorter.',
    fix: length > most ? 'Shorten it to one sentence.' : 'Say in one whole sentence what the page shows.',
  };
}

export function missingWords(language: string, missing: readonly string[]): DiagnosticText {
  const names = missing
    .join(', ')
    .replaceAll(/(.{1,100})(?: |$)/g, '$1\n')
    .trimEnd();
  return {
    summary: `language is "${language}", and ${missing.length === 1 ? 'a word' : `${missing.length} words`} of the interface ${missing.length === 1 ? 'is' : 'are'} still English`,
    why: 'Words for your language are not there yet. Visitors would meet both languages.',
    fix: `Write them in content/words.yaml, as src/locales/en.yaml has them:\n${names}`,
  };
}

export function idGap(id: number, expected: number, count: number): DiagnosticText {
  return {
    summary: `id is ${id}, and the record is number ${expected} of its list`,
    why: 'Numbers count up from 1 without gaps; visitors see some of them.',
    fix: `Number the ${count} records of this file 1 to ${count}; this one is:   id: ${expected}`,
  };
}

export function outOfOrder(key: string, date: string, earlier: string): DiagnosticText {
  return {
    summary: `${key} is ${quote(date)}, before that of the record above, which is ${quote(earlier)}`,
    why: 'Lists are oldest first, and the page turns them round.',
    fix: 'Move this record above the other one and swap their ids.',
  };
}

export function saidTwice(key: 'title' | 'alt' | 'source', value: string, first: string): DiagnosticText {
  const isPicture = key === 'source';
  return {
    summary: `${key} is ${found(value)}, the same as in ${first}`,
    why: isPicture
      ? 'Visitors see the same picture twice.'
      : 'Visitors read the same words under two pictures.',
    fix: isPicture ? 'Remove one of the two records.' : 'Say what is different about this one.',
  };
}

export function manyOnPage(count: number, page: string, file: string): DiagnosticText {
  return {
    summary: `the page ${quote(page)} shows ${count} photos at once`,
    why: 'Whoever opens it loads the words of all of them before the first is seen.',
    fix: `Write   shown: 12   for this gallery in ${file}: a link below leads to a page with all of them, which stays light.`,
  };
}

export function twoSpellings(name: string, other: string): DiagnosticText {
  return {
    summary: `${quote(name)} is also written ${quote(other)}`,
    why: 'Under two spellings the site takes it for two things.',
    fix: didYouMean(other),
  };
}

export function skillWithoutEvidence(name: string): DiagnosticText {
  return {
    summary: `${quote(name)} is listed, and no project, job or award uses it`,
    why: 'A skill is believed when something shows it.',
    fix: 'Name it in languages, additionalInfo, tools or an award’s skills where you used it, or remove it here.',
  };
}

export function skillsWithoutEvidence(names: readonly string[]): DiagnosticText {
  const named = names.slice(0, 3).map(quote).join(', ');
  return {
    summary: `${named} and ${names.length - 3} more are listed, and no project, job or award uses them`,
    why: 'A skill is believed when something shows it.',
    fix: 'Name them in languages, additionalInfo, tools or an award’s skills where you used them, or keep those that matter.',
  };
}

export function languageNotListed(name: string): DiagnosticText {
  return {
    summary: `${quote(name)} is used here, and content/skills.yaml does not list it`,
    why: 'Visitors look for your languages among your skills.',
    fix: `Add to a category of content/skills.yaml:   - ${yamlScalar(name)}`,
  };
}

export function toolsNotListed(names: string[]): DiagnosticText {
  return {
    summary: `${names.length === 1 ? '1 tool is' : `${names.length} tools are`} used in projects, jobs or awards and not listed as a skill`,
    why: `They are ${names.join(', ')}.`,
    fix: 'List those that you want to be asked about; the others can stay as they are.',
  };
}

export function resumeIsNoPdf(): DiagnosticText {
  return {
    summary: 'the file is no PDF',
    why: 'Your own résumé takes the place of the one that the site makes, as a PDF.',
    fix: 'Export it as PDF, or remove it to have one made from the rest of content/.',
  };
}

export function resumeIsLocked(): DiagnosticText {
  return {
    summary: 'the PDF is locked with a password',
    why: 'Readers could not search or copy it, and the build cannot look for private data in it.',
    fix: 'Save it without a password.',
  };
}

export function resumeCarries(tags: string[]): DiagnosticText {
  return {
    summary: `the PDF carries ${tags.join(', ')}, which must not be published`,
    why: 'Visitors could read it, or their computers would do it: a PDF holds more than what its pages show.',
    fix: 'Open it, print it and choose “Save as PDF” as the printer, which keeps the pages alone; or export it anew without remarks, forms and attachments.',
  };
}

export function deadLink(href: string, similar: string | null): DiagnosticText {
  return {
    summary: `a link leads to ${quote(href)}, and there is no such thing on that page`,
    why: 'Visitors arrive at the page and do not find what was promised.',
    fix: similar ? didYouMean(similar) : 'Correct the address, or link to the page alone.',
  };
}

export function linkToHiddenPage(href: string): DiagnosticText {
  return {
    summary: `a link leads to ${quote(href)}, which is not shown, because nothing stands on that page`,
    why: 'Visitors who follow it are told that there is no such page.',
    fix: 'Add what the page shows; or, to show it empty, write in its entry of pages.yaml:   keepEmpty: true',
  };
}

export function lensMarksNothing(tags: string[]): DiagnosticText {
  return {
    summary: 'none of its tags stands in a project, a job, a program or an award',
    why: `Whoever follows its link sees the pages as everybody does. Its tags are ${tags.join(', ')}.`,
    fix: 'Use words that your entries use, or remove the lens.',
  };
}

export function letterIsPublic(path: string): DiagnosticText {
  return {
    summary: `this letter is published at ${path}`,
    why: 'Whoever has the address can read it, search engines among them.',
    fix: 'Remove the line to keep it on your machine.',
  };
}

export function noSuchLens(lens: string, similar: string | null): DiagnosticText {
  return {
    summary: `lens is ${quote(lens)}, which is no lens of content/lenses.yaml`,
    why: 'Your role stands below your name instead of its headline.',
    fix: similar ? didYouMean(similar) : 'Write the name of a lens, or remove the line.',
  };
}

export function notReadAsPicture(): DiagnosticText {
  return {
    summary: 'the file is not a picture that the site can show',
    why: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    fix: 'Export it as JPEG from a picture program, or move it out of content/images.',
  };
}

export function unusedFile(file: string): DiagnosticText {
  return {
    summary: 'the site does not read this file',
    why: 'Nothing in it is shown.',
    fix: file.startsWith('projects/')
      ? 'Call it projects/<name of a project>.md, and have a page of kind projects in pages.yaml; or move it out of content/.'
      : file.endsWith('.md')
        ? 'Name it as `file` of a text in about.yaml, or of a section of kind text in pages.yaml; or move it out of content/.'
        : `Move it out of content/, or give it the name of a file that ${guide('content.md')} lists.`,
  };
}

/** A page of this kind would read the file. */
export function noPageReads(file: string, kind: string): DiagnosticText {
  return {
    summary: `content/${file} is read by no page`,
    why: `Nothing in it is shown while pages.yaml has no page of kind ${kind}.`,
    fix: 'Write such a page into pages.yaml, or move the file out of content/.',
  };
}

export function namedNowhere(file: string): DiagnosticText {
  return {
    summary: `content/${file} is named nowhere`,
    why: 'A file with records is read where a section or a gallery has its name.',
    fix: 'Name a section of a page in pages.yaml, or a gallery, like it; or move it out of content/.',
  };
}

// Pages

export function pageNotShown(field: string, page: string): DiagnosticText {
  return {
    summary: `${field} leads to ${quote(page)}, which is not shown, because nothing stands on it`,
    why: 'The button is left out until something does.',
    fix: 'Add what the page shows; or, to show it empty, write in its entry of pages.yaml:   keepEmpty: true',
  };
}

// What a check says at its end

export function formerNameTaken(index: number, name: string): DiagnosticText {
  return {
    summary: `formerly[${index}] is ${quote(name)}, which another entry is called, or was`,
    why: 'An address leads to one place.',
    fix: 'Take it out, or out of the other entry.',
  };
}
