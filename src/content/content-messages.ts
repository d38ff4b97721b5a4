import type { Wording } from '../core/diagnostics.ts';
import { guide } from '../core/guide-path.ts';
import { block, didYouMean, found, quote, yamlLine, yamlScalar } from '../core/quoted-values.ts';

/*
 * What a check says of fields, between records, and of what was accepted and probably not meant. A sentence names the
 * owner's things (file, field), says what was found and what was expected, and ends with one fix to copy. Code decides
 * which sentence; in this folder are only the words.
 */

// Fields

export function missingField(field: string, description: string, line: string): Wording {
  return {
    summary: `${field} is missing`,
    explanation: description,
    mend: block('Add to this entry:', line),
  };
}

export function emptyField(field: string, description: string, line: string): Wording {
  return { summary: `${field} is empty`, explanation: description, mend: block('Write, for example:', line) };
}

export function commentedOut(field: string, written: string): Wording {
  return {
    summary: `${field} is empty, because its value begins with #`,
    explanation: 'Without quotes, # begins a note that no one reads.',
    mend: `Put the value in quotes:   ${written}`,
  };
}

export function wrongValue(
  field: string,
  value: unknown,
  expected: string,
  explanation: string,
  mend: string,
): Wording {
  return { summary: `${field} is ${found(value)}, expected ${expected}`, explanation, mend };
}

export function writeInstead(line: string): string {
  return block('Write:', line);
}

export function forExample(line: string): string {
  return block('Write, for example:', line);
}

export function unknownField(field: string, similar: string | null, known: string[]): Wording {
  return {
    summary: `${field} is not a field of this entry`,
    explanation: similar ? '' : `Its fields are ${known.join(', ')}.`,
    mend: similar ? didYouMean(similar) : 'Remove the line, or use one of these fields.',
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

export function hiddenCharacter(where: string, name: string, code: string): Wording {
  return {
    summary: `${where} holds ${name} (${code})`,
    explanation: 'No one can see it, and it can make text read as something else.',
    mend: 'Delete the text around it and type it again.',
  };
}

/** `characters` as a list of some of them. */
export function missingCharacters(where: string, characters: string, isOne: boolean): Wording {
  const them = isOne ? 'it' : 'them';
  return {
    summary: `${where} has ${characters}, for which no typeface is known here`,
    explanation: `Visitors see ${them} in a typeface of their own device; the résumé in PDF and the share cards leave ${them} out.`,
    mend: `Write ${them} otherwise, or put a font file that has ${them} into content/fonts/.`,
  };
}

export function longText(where: string, characters: number, longest: number): Wording {
  return {
    summary: `${where} has ${characters} characters in one paragraph`,
    explanation: `The pages show all of it, the résumé in PDF and the share cards the first ${longest}.`,
    mend: 'Part it into paragraphs, or make it shorter.',
  };
}

/** `release` is the package as npm names it, with its version. */
export function typefaceAbsent(script: string, characters: string, release: string, reason: string): Wording {
  return {
    summary: `the typeface for ${script}, wanted for ${characters}, is not here: ${reason}`,
    explanation:
      'The site is made without it. Visitors see these characters in a typeface of their own device; the résumé in PDF and the share cards leave them out.',
    mend: `Connect to the internet and run this again, or install the typeface for good:   npm install ${release}`,
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
): Wording {
  const expected = network ? `your name on ${network}, or the address of your page there` : 'a whole address';
  return {
    summary: `${field} is ${found(value)}, expected ${expected}`,
    explanation: network
      ? `A page there has an address like ${example}.`
      : `What names alone mean is known of the networks in ${guide('content.md')} only.`,
    mend: similar
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
): Wording {
  return {
    summary: `${field} is ${found(value)}, expected a page on ${network}`,
    explanation: `This one is on ${otherLabel}.`,
    mend: `If it is the page you mean, write above it:   network: ${other}`,
  };
}

export function networkMisspelt(field: string, value: string, similar: string): Wording {
  return {
    summary: `${field} is ${quote(value)}, which has no icon of its own`,
    explanation: 'Its link is shown with the icon of a link.',
    mend: didYouMean(similar),
  };
}

export function noSuchLink(field: string, value: string, similar: string | null, known: string[]): Wording {
  return {
    summary: `${field} is ${quote(value)}, which is none of your profiles`,
    explanation: `The page has no button for it; there can be ${expectations.oneOf(known)}.`,
    mend: similar ? didYouMean(similar) : 'Remove it, or add it to profiles in content/owner.yaml.',
  };
}

export function noSuchCategory(value: string, similar: string | null, known: readonly string[]): Wording {
  return wrongValue(
    'category',
    value,
    expectations.oneOf([...known]),
    'Categories are named in content/pages.yaml.',
    similar ? didYouMean(similar) : forExample(yamlLine('category', known[0])),
  );
}

// Between records

export function duplicateId(value: unknown, other: string, line: number, free: number): Wording {
  return {
    summary: `id is ${found(value)}, which ${other} in line ${line} already has`,
    explanation: 'Each record of a list has a number of its own.',
    mend: `Write the next free number:   id: ${free}`,
  };
}

export function idOutOfOrder(value: number, previous: number): Wording {
  return {
    summary: `id is ${value}, expected a number above ${previous}, the one before it`,
    explanation: 'Lists are oldest first: the numbers count up from 1.',
    mend: 'Move the record to its place, or number the records 1, 2, 3 from the first to the last.',
  };
}

export function duplicateName(field: string, value: string, line: number, free: string): Wording {
  return {
    summary: `${field} is ${quote(value)}, which the record in line ${line} already has`,
    explanation: 'Each record of a list has a name of its own.',
    mend: `Write another one, for example:   ${field}: ${yamlScalar(free)}`,
  };
}

export function duplicateSection(name: string, line: number): Wording {
  return {
    summary: `a section is named ${quote(name)}, as the one in line ${line} is`,
    explanation: 'Addresses and files go by the names of sections; each is there once on the whole site.',
    mend: 'Write another name, and name the file with its records like it.',
  };
}

export function secondResume(name: string): Wording {
  return {
    summary: `${quote(name)} is a second section of kind resume`,
    explanation:
      'There is one résumé of the whole site. One for another reader is made by a lens: content/lenses.yaml.',
    mend: 'Remove one of the two.',
  };
}

/** `owner` is the section that has the file; "" where it is no section's. */
export function sectionFileTaken(name: string, file: string, owner: string): Wording {
  return {
    summary: `the records of section ${quote(name)} would stand in content/${file}, which holds something else`,
    explanation: owner ? `It belongs to the section ${quote(owner)}.` : 'The site has that file already.',
    mend: 'Write another name, or the name of another file as `file`.',
  };
}

export function duplicateGallery(name: string, line: number): Wording {
  return {
    summary: `a gallery is named ${quote(name)}, as the one in line ${line} is`,
    explanation: 'A page shows a gallery once; other pages may show it as well.',
    mend: 'Remove one of the two, or give this one another name and a file of its own.',
  };
}

export function galleryFileTaken(name: string): Wording {
  return {
    summary: `name is ${quote(name)}, and content/${name}.yaml holds something else`,
    explanation: 'The photos of a gallery stand in the file that is named like it.',
    mend: `Write another name, for example:   name: ${name}-photos`,
  };
}

export function untitledGallery(name: string): Wording {
  return {
    summary: `the gallery ${quote(name)} has no title`,
    explanation: 'Where a page has several galleries, each needs a heading of its own.',
    mend: 'Add to this entry, for example:   title: Travel Photography',
  };
}

export function noSuchSection(
  field: string,
  named: string,
  similar: string | null,
  choices: string[],
): Wording {
  return {
    summary: `${field} is ${quote(named)}, which is no section that can be named here`,
    explanation: choices.length > 0 ? `These can: ${choices.join(', ')}.` : 'There is none that can.',
    mend: similar ? didYouMean(similar) : 'Write the name of a section, or leave the line out.',
  };
}

export function duplicateSkill(field: string, skill: string): Wording {
  return {
    summary: `${field} is ${quote(skill)}, which stands in this category already`,
    explanation: 'A category names each skill once.',
    mend: 'Remove this line.',
  };
}

export function endsBeforeStart(end: string, start: string): Wording {
  return {
    summary: `end is ${quote(end)}, expected a date not before start, which is ${quote(start)}`,
    explanation: 'Something cannot end before it starts.',
    mend: `If the two are swapped, write:   start: "${end}"   and   end: "${start}"`,
  };
}

// Accepted, but probably not meant

export function openForYears(start: string, years: number, today: string): Wording {
  return {
    summary: `end is empty, and start is ${quote(start)}, more than ${years === 1 ? 'a year' : `${years} years`} ago`,
    explanation: 'An empty end means that it still goes on.',
    mend: `If it has ended, write when:   end: "${today.slice(0, 7)}"\nIf it goes on, say so for another year:   end: ''  # still in ${today.slice(0, 7)}`,
  };
}

export function securityExpired(expires: string): Wording {
  return {
    summary: `security.expires is ${quote(expires)}, which is over`,
    explanation: 'Whoever finds a fault of your site then takes what security.txt says for abandoned.',
    mend: 'If the address still holds, write a day of next year.',
  };
}

export function datesDisagree(shown: string, side: 'start' | 'end', machine: string): Wording {
  return {
    summary: `dates is ${quote(shown)}, and ${side} is ${quote(machine)}`,
    explanation: 'Visitors read the one, search engines and the résumé the other; they say the same.',
    mend: `Mend dates or ${side}, whichever is wrong.`,
  };
}

export function altRepeatsTitle(field: string, value: string): Wording {
  return {
    summary: `${field} is ${found(value)}, the same as the title`,
    explanation: 'Someone who cannot see the picture hears both, and learns nothing from the second.',
    mend: `Say what the picture shows, for example:   alt: "Red gates climb a hill between cedars."`,
  };
}

export function altSaysPicture(field: string, opening: string): Wording {
  return {
    summary: `${field} begins with ${quote(opening)}`,
    explanation: 'A screen reader says that it is a picture before it reads the text.',
    mend: 'Begin with what the picture shows.',
  };
}

export function descriptionLength(field: string, length: number, fewest: number, most: number): Wording {
  return {
    summary: `${field} has ${length} characters, expected ${fewest} to ${most}`,
    explanation: 'Search engines cut what is longer and replace what is shorter.',
    mend: length > most ? 'Shorten it to one sentence.' : 'Say in one whole sentence what the page shows.',
  };
}

export function missingWords(language: string, missing: readonly string[]): Wording {
  const names = missing
    .join(', ')
    .replaceAll(/(.{1,100})(?: |$)/g, '$1\n')
    .trimEnd();
  return {
    summary: `language is "${language}", and ${missing.length === 1 ? 'a word' : `${missing.length} words`} of the interface ${missing.length === 1 ? 'is' : 'are'} still English`,
    explanation: 'Words for your language are not there yet. Visitors would meet both languages.',
    mend: `Write them in content/words.yaml, as src/locales/en.yaml has them:\n${names}`,
  };
}

export function idGap(id: number, expected: number, count: number): Wording {
  return {
    summary: `id is ${id}, and the record is number ${expected} of its list`,
    explanation: 'Numbers count up from 1 without gaps; visitors see some of them.',
    mend: `Number the ${count} records of this file 1 to ${count}; this one is:   id: ${expected}`,
  };
}

export function outOfOrder(key: string, date: string, earlier: string): Wording {
  return {
    summary: `${key} is ${quote(date)}, before that of the record above, which is ${quote(earlier)}`,
    explanation: 'Lists are oldest first, and the page turns them round.',
    mend: 'Move this record above the other one and swap their ids.',
  };
}

export function saidTwice(key: 'title' | 'alt' | 'source', value: string, first: string): Wording {
  const isPicture = key === 'source';
  return {
    summary: `${key} is ${found(value)}, the same as in ${first}`,
    explanation: isPicture
      ? 'Visitors see the same picture twice.'
      : 'Visitors read the same words under two pictures.',
    mend: isPicture ? 'Remove one of the two records.' : 'Say what is different about this one.',
  };
}

export function manyOnPage(count: number, page: string, file: string): Wording {
  return {
    summary: `the page ${quote(page)} shows ${count} photos at once`,
    explanation: 'Whoever opens it loads the words of all of them before the first is seen.',
    mend: `Write   shown: 12   for this gallery in ${file}: a link below leads to a page with all of them, which stays light.`,
  };
}

export function twoSpellings(name: string, other: string): Wording {
  return {
    summary: `${quote(name)} is also written ${quote(other)}`,
    explanation: 'Under two spellings the site takes it for two things.',
    mend: didYouMean(other),
  };
}

export function skillWithoutEvidence(name: string): Wording {
  return {
    summary: `${quote(name)} is listed, and no project, job or award uses it`,
    explanation: 'A skill is believed when something shows it.',
    mend: 'Name it in languages, additionalInfo, tools or an award’s skills where you used it, or remove it here.',
  };
}

export function skillsWithoutEvidence(names: readonly string[]): Wording {
  const named = names.slice(0, 3).map(quote).join(', ');
  return {
    summary: `${named} and ${names.length - 3} more are listed, and no project, job or award uses them`,
    explanation: 'A skill is believed when something shows it.',
    mend: 'Name them in languages, additionalInfo, tools or an award’s skills where you used them, or keep those that matter.',
  };
}

export function languageNotListed(name: string): Wording {
  return {
    summary: `${quote(name)} is used here, and content/skills.yaml does not list it`,
    explanation: 'Visitors look for your languages among your skills.',
    mend: `Add to a category of content/skills.yaml:   - ${yamlScalar(name)}`,
  };
}

export function toolsNotListed(names: string[]): Wording {
  return {
    summary: `${names.length === 1 ? '1 tool is' : `${names.length} tools are`} used in projects, jobs or awards and not listed as a skill`,
    explanation: `They are ${names.join(', ')}.`,
    mend: 'List those that you want to be asked about; the others can stay as they are.',
  };
}

export function resumeIsNoPdf(): Wording {
  return {
    summary: 'the file is no PDF',
    explanation: 'Your own résumé takes the place of the one that the site makes, as a PDF.',
    mend: 'Export it as PDF, or remove it to have one made from the rest of content/.',
  };
}

export function resumeIsLocked(): Wording {
  return {
    summary: 'the PDF is locked with a password',
    explanation: 'Readers could not search or copy it, and the build cannot look for private data in it.',
    mend: 'Save it without a password.',
  };
}

export function resumeCarries(tags: string[]): Wording {
  return {
    summary: `the PDF carries ${tags.join(', ')}, which must not be published`,
    explanation:
      'Visitors could read it, or their computers would do it: a PDF holds more than what its pages show.',
    mend: 'Open it, print it and choose “Save as PDF” as the printer, which keeps the pages alone; or export it anew without remarks, forms and attachments.',
  };
}

export function deadLink(href: string, similar: string | null): Wording {
  return {
    summary: `a link leads to ${quote(href)}, and there is no such thing on that page`,
    explanation: 'Visitors arrive at the page and do not find what was promised.',
    mend: similar ? didYouMean(similar) : 'Correct the address, or link to the page alone.',
  };
}

export function linkToHiddenPage(href: string): Wording {
  return {
    summary: `a link leads to ${quote(href)}, which is not shown, because nothing stands on that page`,
    explanation: 'Visitors who follow it are told that there is no such page.',
    mend: 'Add what the page shows; or, to show it empty, write in its entry of pages.yaml:   keepEmpty: true',
  };
}

export function lensMarksNothing(tags: string[]): Wording {
  return {
    summary: 'none of its tags stands in a project, a job, a program or an award',
    explanation: `Whoever follows its link sees the pages as everybody does. Its tags are ${tags.join(', ')}.`,
    mend: 'Use words that your entries use, or remove the lens.',
  };
}

export function letterIsPublic(path: string): Wording {
  return {
    summary: `this letter is published at ${path}`,
    explanation: 'Whoever has the address can read it, search engines among them.',
    mend: 'Remove the line to keep it on your machine.',
  };
}

export function noSuchLens(lens: string, similar: string | null): Wording {
  return {
    summary: `lens is ${quote(lens)}, which is no lens of content/lenses.yaml`,
    explanation: 'Your role stands below your name instead of its headline.',
    mend: similar ? didYouMean(similar) : 'Write the name of a lens, or remove the line.',
  };
}

export function notReadAsPicture(): Wording {
  return {
    summary: 'the file is not a picture that the site can show',
    explanation: 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    mend: 'Export it as JPEG from a picture program, or move it out of content/images.',
  };
}

export function unusedFile(file: string): Wording {
  return {
    summary: 'the site does not read this file',
    explanation: 'Nothing in it is shown.',
    mend: file.startsWith('projects/')
      ? 'Call it projects/<name of a project>.md, and have a page of kind projects in pages.yaml; or move it out of content/.'
      : file.endsWith('.md')
        ? 'Name it as `file` of a text in about.yaml, or of a section of kind text in pages.yaml; or move it out of content/.'
        : `Move it out of content/, or give it the name of a file that ${guide('content.md')} lists.`,
  };
}

/** A page of this kind would read the file. */
export function noPageReads(file: string, kind: string): Wording {
  return {
    summary: `content/${file} is read by no page`,
    explanation: `Nothing in it is shown while pages.yaml has no page of kind ${kind}.`,
    mend: 'Write such a page into pages.yaml, or move the file out of content/.',
  };
}

export function namedNowhere(file: string): Wording {
  return {
    summary: `content/${file} is named nowhere`,
    explanation: 'A file with records is read where a section or a gallery has its name.',
    mend: 'Name a section of a page in pages.yaml, or a gallery, like it; or move it out of content/.',
  };
}

// Pages

export function pageNotShown(field: string, page: string): Wording {
  return {
    summary: `${field} leads to ${quote(page)}, which is not shown, because nothing stands on it`,
    explanation: 'The button is left out until something does.',
    mend: 'Add what the page shows; or, to show it empty, write in its entry of pages.yaml:   keepEmpty: true',
  };
}

// What a check says at its end

export function formerNameTaken(index: number, name: string): Wording {
  return {
    summary: `formerly[${index}] is ${quote(name)}, which another entry is called, or was`,
    explanation: 'An address leads to one place.',
    mend: 'Take it out, or out of the other entry.',
  };
}
