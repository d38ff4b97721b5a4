import { type FieldPath, formatPath } from '../../model/field-path.ts';
import type { Wording } from '../problems.ts';
import { guide } from './guide.ts';
import { typed } from './typed.ts';

/*
 * Every sentence a check of the content can say, in one file, so that its tone can be read through in one go.
 * A sentence names the owner's things (file, field), says what was found and what was expected, and ends with
 * one fix to copy. Code decides which sentence; here are only the words.
 */

/** A value as the owner would recognise it. Long text is cut. */
export function found(value: unknown): string {
  if (typeof value === 'string') return quote(value.length > 60 ? `${value.slice(0, 57)}…` : value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value === null || value === undefined) return 'empty';
  return 'a group of fields';
}

export function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

/** `key: value` as it must stand in YAML, with quotes only where they are needed. */
export function yamlLine(key: string, value: unknown): string {
  if (Array.isArray(value)) return [`${key}:`, ...value.map((part) => `  - ${yamlScalar(part)}`)].join('\n');
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, part]) => `  ${name}: ${yamlScalar(part)}`);
    return [`${key}:`, ...fields].join('\n');
  }
  return `${key}: ${yamlScalar(value)}`;
}

/** A value as YAML; text in quotes whenever it could be read as something else. */
export function yamlScalar(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(yamlScalar).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, part]) => `${name}: ${yamlScalar(part)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (typeof value !== 'string') return String(value);
  const isWord = /^[A-Za-z/]/.test(value) && !/^(?:true|false|null|yes|no|on|off)$/i.test(value);
  const isPlain = isWord && !/: |:$| #|\n|[,\]}]$/.test(value) && value === value.trim();
  return isPlain ? value : quote(value);
}

// The file as a whole

/** `isList` says that the file holds records, of which there may be none. */
export function missingFile(similar: string | null, file: string, isList: boolean): Wording {
  const mend = () => {
    if (similar?.endsWith('.bib'))
      return `Name the one you have in pages.yaml:   file: ${similar.replace('content/', '')}`;
    if (similar) return `Rename ${similar} to ${file}`;
    if (file.endsWith('.bib')) return `Put the file of your reference manager there:   ${file}`;
    if (isList) return `Make ${file}, and write into it, until it has records:   []`;
    return `Bring it back from the sample, then change its words:   git checkout HEAD -- ${file}`;
  };
  return { summary: 'the file is missing', explanation: 'The site is made from it.', mend: mend() };
}

export function noBibliography(kind: string, file: string): Wording {
  return {
    summary: `file is ${quote(file)}, and the section is of kind ${kind}`,
    explanation: 'BibTeX files hold publications.',
    mend: 'Write instead:   kind: publications',
  };
}

export function emptyFile(shape: 'single' | 'list'): Wording {
  return {
    summary: 'the file is empty',
    explanation: shape === 'list' ? 'It holds a list of records.' : 'It holds fields, one on each line.',
    mend:
      shape === 'list'
        ? 'When there is nothing to list, write this one line:   []'
        : `${guide('content.md')} shows the fields it needs.`,
  };
}

export function emptyProse(): Wording {
  return {
    summary: 'the file has no text',
    explanation: 'A page shows what stands in it.',
    mend: 'Write at least one paragraph.',
  };
}

export function notUtf8(): Wording {
  return {
    summary: 'the file is not saved as UTF-8',
    explanation: 'Letters with accents would be lost.',
    mend: 'Open it in your editor and save it again with the encoding UTF-8.',
  };
}

export function mergeConflict(): Wording {
  return {
    summary: 'two versions of the same lines stand here',
    explanation: 'Git could not bring them together: one is above the line =======, the other below it.',
    mend: 'Keep the version that is right, and remove the other one and the lines <<<<<<<, ======= and >>>>>>>.',
  };
}

export function tooLarge(sizeBytes: number, limitBytes: number): Wording {
  return {
    summary: `the file has ${megabytes(sizeBytes)} MB, expected at most ${megabytes(limitBytes)} MB`,
    explanation: 'It holds words only; pictures lie in content/images.',
    mend: '',
  };
}

export function tooManyLines(most: number): Wording {
  return {
    summary: `the file has more than ${most} lines`,
    explanation: 'It would take minutes to read, comments and empty lines included.',
    mend: 'Take out what is no longer needed, or divide a gallery into two.',
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

export function notAFile(): Wording {
  return {
    summary: 'a folder stands where a file is expected',
    explanation: 'The site reads words from a file of this name.',
    mend: 'Move the folder away and put the file in its place.',
  };
}

export function unreadableFile(): Wording {
  return {
    summary: 'the file cannot be opened',
    explanation: 'The system does not let you read it.',
    mend: 'Give yourself the right to read it.',
  };
}

export function closedFolder(): Wording {
  return {
    summary: 'the folder cannot be opened',
    explanation: 'The system does not let you look into it.',
    mend: 'Give yourself the right to open it.',
  };
}

export function olderForm(): Wording {
  return {
    summary: 'these files are written in the form of an earlier version',
    explanation: 'They are read as they are; what is new can only be written in the form of today.',
    mend: `See what would change, and have it written:   ${typed('upgrade')}`,
  };
}

export function newerForm(format: number, known: number): Wording {
  return {
    summary: `format is ${format}, and this version reads up to ${known}`,
    explanation: 'These files were written for a later version, and would be misread.',
    mend: 'Get that version (in a clone of the code, pull it):   npm install underscore-portfolio@latest',
  };
}

export function missingFolder(): Wording {
  return {
    summary: 'the folder is missing',
    explanation: 'It holds all words and pictures of the site.',
    mend: 'Bring it back:   git checkout HEAD -- content',
  };
}

// How YAML is written

export function tabIndent(): Wording {
  return {
    summary: 'a tab stands at the start of the line, expected spaces',
    explanation: 'Lines are set in with spaces; a tab looks alike and means something else.',
    mend: 'Replace the tab with two spaces.',
  };
}

export function duplicateKey(key: string): Wording {
  return {
    summary: `${key} is written twice`,
    explanation: 'An entry has each field once; of two, it is not clear which one counts.',
    mend: 'Remove one of the two lines.',
  };
}

export function secondDocument(): Wording {
  return {
    summary: 'a line of three hyphens begins a second document',
    explanation: 'A file holds one; what follows the line would not be read.',
    mend: 'Remove the line with the three hyphens.',
  };
}

/** `why`: the first character has a meaning of its own, or a colon splits the value. */
export function needsQuotes(line: string, why: 'start' | 'colon', sign?: string): Wording {
  const { prefix, value } = splitLine(line);
  const first = sign ?? value.slice(0, 1);
  return {
    summary:
      why === 'colon'
        ? 'a second colon stands in the value, expected the value in quotes'
        : `the value begins with ${first}, expected it in quotes`,
    explanation:
      why === 'colon'
        ? 'Without quotes, a colon and a space begin a new field.'
        : `Without quotes, ${first} at the start of a value has a meaning of its own.`,
    mend: `Put the value in quotes:   ${prefix}${quote(value)}`,
  };
}

export function openQuote(line: string): Wording {
  const { prefix, value } = splitLine(line);
  const mark = value.slice(0, 1);
  return {
    summary: `a quote ${mark} is opened and not closed`,
    explanation: 'All that follows would belong to this value.',
    mend: `Close it at the end of the text:   ${prefix}${value.trimEnd()}${mark}`,
  };
}

export function textAfterQuote(line: string): Wording {
  const { prefix, value } = splitLine(line);
  const mark = value.slice(0, 1);
  const inner = value.slice(1).replaceAll(mark, '');
  const isApostrophe = mark === "'" && /'.*'/.test(value.slice(1));
  return {
    summary: `text follows the closing quote ${mark}`,
    explanation: 'A value in quotes ends with its second quote.',
    mend: isApostrophe
      ? `Around text with an apostrophe use double quotes:   ${prefix}"${value.slice(1).replace(/'\s*$/, '')}"`
      : `Put the quotes around the whole value:   ${prefix}${mark}${inner}${mark}`,
  };
}

export function badEscape(): Wording {
  return {
    summary: 'a backslash stands before a letter that it cannot change',
    explanation: 'In double quotes, a backslash begins a special sign.',
    mend: 'Write two backslashes for one, or use single quotes around the value.',
  };
}

export function badIndent(expectedSpaces: number): Wording {
  return {
    summary: `the line is not set in like the one above, expected ${spaces(expectedSpaces)} before it`,
    explanation: 'Fields of one entry begin below one another.',
    mend: `Set the line in by ${spaces(expectedSpaces)}, so that it begins below the field above.`,
  };
}

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

export function missingSpace(line: string): Wording {
  const { key, rest } = /(?<key>[A-Za-z][\w-]*):(?<rest>\S.*)/.exec(line)?.groups ?? {};
  return {
    summary: `a space is missing after ${key}:`,
    explanation: 'A colon and a space part the field from its value.',
    mend: `Write:   ${key}: ${rest}`,
  };
}

export function missingColon(line: string): Wording {
  const text = line.trim().replace(/^- +/, '');
  return {
    summary: `the line ${quote(text)} has no field`,
    explanation: 'Each line is a field, a colon and a value; text that goes on must be set in further.',
    mend: 'Set the line in below the text it belongs to, or begin it with the name of a field and a colon.',
  };
}

export function unclosedBracket(): Wording {
  return {
    summary: 'a bracket is opened and not closed before this line',
    explanation: 'A list in brackets ends with ], a group of fields in braces with }.',
    mend: 'Close the bracket at the end of the line above.',
  };
}

export function unreadable(): Wording {
  return {
    summary: 'the line cannot be read as a part of its entry',
    explanation: 'Fields of one entry begin below one another; a new entry begins with a hyphen and a space.',
    mend: 'Set the line in as far as its neighbours, and put text with signs such as : # or quotes in quotes.',
  };
}

export function nestedTooDeep(): Wording {
  return {
    summary: 'too many brackets or hyphens stand inside one another',
    explanation: 'No entry needs more than four levels.',
    mend: 'Put text that holds brackets in quotes, or remove them.',
  };
}

export function expectedFields(value: unknown): Wording {
  return {
    summary: `the file holds ${holding(value)}, expected fields, one on each line`,
    explanation: 'Each line is a field, a colon, a space and a value.',
    mend: `${guide('content.md')} shows the fields.`,
  };
}

export function expectedRecord(value: unknown, firstField: string): Wording {
  return {
    summary: `it is ${found(value)}, expected fields, one on each line`,
    explanation: 'A record begins with a hyphen, a space and its first field; the others stand below it.',
    mend: `Begin it like this:   - ${firstField}: …`,
  };
}

export function expectedList(value: unknown): Wording {
  return {
    summary: `the file holds ${holding(value)}, expected a list of records`,
    explanation: 'Each record begins with a hyphen and a space; its fields stand below one another.',
    mend: 'Put "- " before the first field of each record and two spaces before the others.',
  };
}

function holding(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'one group of fields' : 'plain text';
}

function splitLine(line: string): { prefix: string; value: string } {
  const match = /^\s*(?:- +)*(?<prefix>[\w-]+:\s+)?(?<value>.*)$/.exec(line);
  return { prefix: match?.groups?.prefix ?? '', value: match?.groups?.value?.trim() ?? '' };
}

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

export function didYouMean(value: unknown): string {
  return `Did you mean ${typeof value === 'string' ? quote(value) : String(value)}?`;
}

export function writeInstead(line: string): string {
  return block('Write:', line);
}

export function forExample(line: string): string {
  return block('Write, for example:', line);
}

function block(intro: string, lines: string): string {
  if (!lines.includes('\n')) return `${intro}   ${lines}`;
  return [intro, ...lines.split('\n').map((line) => `  ${line}`)].join('\n');
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

// Long texts in Markdown

export function missingProse(field: string, path: string, similar: string | null): Wording {
  return {
    summary: `${field} is ${quote(path)}, and there is no such file`,
    explanation: 'The text of this part of the page stands in it.',
    mend: similar ? didYouMean(similar) : `Write the text into:   content/${path}`,
  };
}

export function openFrontMatter(): Wording {
  return {
    summary: 'the fields above the text are begun with --- and not ended',
    explanation: 'Nobody knows where the text begins.',
    mend: 'Write a line of --- below the last field, or take the first one away.',
  };
}

export function caseStudyOfNothing(name: string, similar: string | null): Wording {
  return {
    summary: `${quote(name)} is no project of projects.yaml`,
    explanation: 'The text of a project bears its name, and is its page.',
    mend: similar
      ? `Did you mean "${similar}"? Then call the file:   content/projects/${similar}.md`
      : 'Give it the name of a project, or write that one into projects.yaml.',
  };
}

export function proseUnsupported(what: string, mend: string): Wording {
  return {
    summary: what,
    explanation:
      'A long text holds paragraphs, headings, simple lists, *emphasis*, **strong**, `code` and links.',
    mend,
  };
}

export const unsupportedProse: Record<string, [what: string, mend: string]> = {
  html: ['the text holds HTML', 'Write it as Markdown:   **strong**, *emphasis*, [words](https://address)'],
  image: ['the text holds a picture', 'Pictures have fields of their own in the YAML files; remove it here.'],
  imageReference: [
    'the text holds a picture',
    'Pictures have fields of their own in the YAML files; remove it here.',
  ],
  blockquote: ['the text holds a quotation that begins with >', 'Remove the > and write it as a paragraph.'],
  code: [
    'the text holds a block of code, made by ``` or four spaces',
    'Remove the ``` or the spaces, or put single words in `backticks`.',
  ],
  thematicBreak: ['the text holds a line across the page', 'Remove the line of hyphens or asterisks.'],
  break: [
    'the text holds a forced line break, made by two spaces or a backslash at the end of a line',
    'Remove them; for a new paragraph leave one line empty.',
  ],
  linkReference: [
    'the text holds a link by reference',
    'Write the address itself:   [words](https://address)',
  ],
  definition: [
    'the text holds an address for links',
    'Write it into the link itself:   [words](https://address)',
  ],
  nestedList: ['the text holds a list inside a list', 'Make one list of it, without deeper points.'],
  listBlocks: ['a point of a list holds more than one paragraph', 'Keep each point to one paragraph.'],
  emptyPoint: ['a point of a list is empty', 'Write something after the hyphen, or remove it.'],
  linkTitle: ['a link holds a title in quotes', 'Remove it:   [words](https://address)'],
};

/** Of a case study, which holds more. */
export const unsupportedInStory: typeof unsupportedProse = {
  image: [
    'a picture stands where only words can',
    'Give it a paragraph of its own, with an empty line above and below it.',
  ],
  imageReference: [
    'the text holds a picture by reference',
    'Write its path itself:   ![what it shows](1-map.jpg "Caption")',
  ],
  blockquote: [
    'a quotation stands inside something else',
    'Give it a place of its own, without spaces before the >.',
  ],
  inQuote: ['a quotation holds more than paragraphs', 'Keep to paragraphs after the >.'],
  code: [
    'a block of code stands inside something else',
    'Give it a place of its own, without spaces before the ```.',
  ],
};

export const marksOfStories =
  'The text of a case study holds paragraphs, headings, simple lists, pictures, quotations, tables, code, *emphasis*, **strong** and links.';

export function badFigure(path: string, folder: string): Wording {
  return {
    summary: `a picture is ${quote(path)}, expected a file of content${folder} or a path like ${folder}name.jpg`,
    explanation: 'Pictures lie below content/images, under names of lower-case letters, digits, - and _.',
    mend: 'Write its name, what it shows and its caption:   ![what it shows](1-map.jpg "Caption")',
  };
}

export function figureWithoutAlt(path: string): Wording {
  return {
    summary: `the picture ${quote(path)} has no alternative text`,
    explanation: 'Every picture needs words that say what it shows, for people who cannot see it.',
    mend: `Write them into the brackets:   ![what it shows](${path})`,
  };
}

export function figureAmongWords(): Wording {
  return {
    summary: 'a picture stands among words',
    explanation: 'A picture is a part of its own, and its caption stands in quotes behind its path.',
    mend: 'Leave an empty line above and below it:   ![what it shows](1-map.jpg "Caption")',
  };
}

export function manyFigures(count: number): Wording {
  return {
    summary: `${count} pictures stand in one paragraph`,
    explanation: 'Two in one paragraph are compared with each other.',
    mend: 'Leave an empty line between the others.',
  };
}

export function unknownCodeLanguage(language: string, similar: string | null): Wording {
  return {
    summary: language
      ? `${quote(language)} is no language of code that can be coloured`
      : 'a block of code does not say its language',
    explanation: 'It is shown in one colour.',
    mend: similar
      ? didYouMean(similar)
      : 'Write it behind the ```, for example:   ```ts\nFor plain words:   ```text',
  };
}

export function badLink(href: string, suggestion: string | null): Wording {
  return {
    summary: `a link leads to ${quote(href)}, expected an address with https://, http:// or mailto:, or a page such as /projects`,
    explanation: 'A link that leads nowhere is worse than none.',
    mend: suggestion ? didYouMean(suggestion) : 'Write the whole address:   [words](https://address)',
  };
}

/** What a text of a record may hold, for those who tried something else. */
export const marksOfTexts =
  'A text holds *emphasis*, **strong** and [links](https://address), and nothing else.';

export function openLink(): Wording {
  return {
    summary: 'a link is begun and not closed',
    explanation: 'A link is words in brackets and an address in parentheses, with nothing between them.',
    mend: 'Close it:   [words](https://address)\nOr, where a bracket is meant, put a backslash before it:   \\[words]',
  };
}

export function emptyLink(href: string): Wording {
  return {
    summary: `the link to ${quote(href)} has no words`,
    explanation: 'Visitors see the words of a link, not its address.',
    mend: `Write words into the brackets:   [words](${href})`,
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

// Before publishing

export const leftoverKinds = {
  key: 'the key of the sample form',
  handle: 'an account of the sample',
  domain: 'an address that no one can own',
  name: 'the name of the sample person',
  place: 'an invented place of the sample',
  unwritten: 'words that keep the place of your own',
};

export function leftover(field: string, text: string, kind: keyof typeof leftoverKinds): Wording {
  return {
    summary: `${field} holds ${quote(text)}, ${leftoverKinds[kind]}`,
    explanation: 'The published site would show it as yours.',
    mend: 'Replace it with your own, or remove what it stands in.',
  };
}

export function samplePicture(field: string, source: string): Wording {
  return {
    summary: `${field} is ${quote(source)}, a picture of the sample, unchanged`,
    explanation: 'The published site would show it as yours.',
    mend: 'Put a picture of your own in its place, or remove the record.',
  };
}

export function placeholderPicture(field: string, source: string): Wording {
  return {
    summary: `${field} is ${quote(source)}, a picture that keeps the place of your own`,
    explanation: 'The published site would show it as yours.',
    mend: 'Put a picture of your own in its place, or take these lines out.',
  };
}

export function noSiteAddress(url: string): Wording {
  return {
    summary: `url is ${quote(url)}, expected the address under which you publish`,
    explanation: 'Links, share cards and the list of pages for search engines are made from it.',
    mend: 'Write, for example:   url: https://your-name.github.io',
  };
}

export function formToNobody(field: string, value: string): Wording {
  const [key, line] = field.endsWith('accessKey')
    ? ['a key of your own', 'accessKey: the-key-your-form-service-gave-you']
    : ['the address of a form service', 'service: https://api.web3forms.com'];
  return {
    summary: `${field} is ${quote(value)}, expected ${key}`,
    explanation: 'Nobody would receive what visitors write.',
    mend: `Write, for example:   ${line}`,
  };
}

// Pages

export function noHomePage(): Wording {
  return {
    summary: 'no page is of kind home',
    explanation: 'The address of the site itself needs one.',
    mend: block('Add to this file:', '- name: home\n  kind: home\n  heading: "{name}"\n  description: …'),
  };
}

export function secondPage(kind: string, line: number): Wording {
  return {
    summary: `kind is ${kind}, which the page in line ${line} already is`,
    explanation: `A site has one page of kind ${kind}; any number of experiences and gallery.`,
    mend: 'Remove one of the two pages, or give it another kind.',
  };
}

export function takenPageName(name: string): Wording {
  return {
    summary: `name is ${quote(name)}, which is a path of the site's own`,
    explanation: 'The name of a page is its address.',
    mend: `Write another one, for example:   name: my-${name}`,
  };
}

export function fieldOfOtherKind(path: FieldPath, kinds: readonly string[]): Wording {
  return {
    summary: `${formatPath(path)} has no place here, only where kind is ${kinds.join(' or ')}`,
    explanation: 'Nothing would be made of it.',
    mend: 'Remove it, or change the kind.',
  };
}

export function noSuchPage(
  field: string,
  page: string,
  similar: string | null,
  known: readonly string[],
): Wording {
  return {
    summary: `${field} is ${quote(page)}, which is no page of content/pages.yaml`,
    explanation: `The pages are ${known.join(', ')}.`,
    mend: similar ? didYouMean(similar) : 'Write the name of a page, or remove the button.',
  };
}

export function missingDrawing(file: string, similar: string | null): Wording {
  return {
    summary: `drawing names content/${file}, which does not exist`,
    explanation: 'It is an SVG of your own in content/images.',
    mend: similar
      ? didYouMean(similar.replace('images/', ''))
      : 'Put the file there, or remove the line; the page looks whole without a drawing.',
  };
}

export function noSuchHighlight(
  list: 'projects' | 'photos',
  index: number,
  name: string,
  similar: string | null,
): Wording {
  const [what, how] =
    list === 'projects'
      ? ['project', 'the name of a project of projects.yaml']
      : ['photo of a gallery', 'the name of a gallery, a slash and the name of a photo in it'];
  return {
    summary: `highlights.${list}[${index}] is ${quote(name)}, which is no ${what}`,
    explanation: `Each entry is ${how}.`,
    mend: similar ? didYouMean(similar) : 'Write such a name, or remove the entry.',
  };
}

export function noSuchList(
  field: string,
  list: string,
  similar: string | null,
  known: readonly string[],
): Wording {
  return {
    summary: `${field} is ${quote(list)}, which is no section and no gallery`,
    explanation: `The lists are ${known.join(', ')}.`,
    mend: similar ? didYouMean(similar) : 'Write the name of a list, or remove the label.',
  };
}

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

export function addressGone(address: string): Wording {
  const [what, name] = address.includes('?photo=')
    ? ['photo', address.slice(address.lastIndexOf('/') + 1)]
    : address.includes('#')
      ? ['project', address.slice(address.indexOf('#') + 1)]
      : ['page or project', address.slice(address.lastIndexOf('/') + 1)];
  return {
    summary: `${quote(address)} was published and is gone`,
    explanation: 'Whoever kept a link to it finds something else, or nothing.',
    mend: `If a ${what} has its place under another name, add to that entry:   formerly: [${name}]\nIf it is gone for good, take this line out.`,
  };
}

/** After a check for publishing that found nothing. */
export function rememberedAddresses(added: number): string {
  return `content/published.txt now remembers ${added} more ${added === 1 ? 'address' : 'addresses'}; keep it with your content.`;
}

export function checkSummary(
  { errors, unfinished, warnings }: { errors: number; unfinished: number; warnings: number },
  forPublishing: boolean,
): string {
  const parts = [
    errors > 0 ? `${errors} ${errors === 1 ? 'problem' : 'problems'} to mend` : '',
    unfinished > 0 ? `${unfinished} ${unfinished === 1 ? 'text' : 'texts'} to write before publishing` : '',
    warnings > 0 ? `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : '',
  ].filter(Boolean);
  if (parts.length > 0) return `${parts.join(', ')}.`;
  return forPublishing ? 'The content is ready to be published.' : 'The content is in order.';
}

export const checkHelp = `${typed('check [options]')}

Looks through content/ for everything that would stop a build, and for what was probably not meant.
Ends with 1 when there is something to mend, with 0 when there is nothing or only warnings.

  --publish         also refuse pictures without caption or alternative text, words and pictures of the sample, a site without
                    an address of its own, a form nobody would receive, and what a command left to be written; when all
                    is well, content/published.txt remembers the site's addresses
  --json            print the result as JSON, for tools
  --content FOLDER  look through another folder than content
  --help            print this`;
