import { commandHint } from '../core/command-hint.ts';
import type { DiagnosticText } from '../core/diagnostics.ts';
import { nearest } from '../core/text.ts';

/* What `npm run import` says. */

/** Characters of a text that is shown as a part of a sentence. */
const maxQuoteLength = 70;

export const importMessages = {
  // What cannot be read

  tooLong: (file: string) => `${file} is longer than any list of a life is. Nothing was read.`,
  brokenTable:
    'It begins a text with a quotation mark and does not end it, so its rows cannot be told apart.',
  emptyFile: (file: string) => `${file} is empty: download or save it again.`,
  brokenJson: (file: string) =>
    `${file} cannot be read as JSON: it is cut short, or a sign is missing. Download or save it again.`,
  noPdf: (file: string) => `${file} is called a PDF and is none. Save or export it as PDF again.`,
  unknownSource: (places: readonly string[], titles: readonly string[]) =>
    `${places.join(', ')} is nothing that can be imported. What can be: ${titles.join('; ')}.`,

  sentence: ({ summary, why, fix }: DiagnosticText) => [`${summary}.`, why, fix].filter(Boolean).join(' '),
  unreadable: (place: string, diagnosticText: DiagnosticText) =>
    `${place ? `${place}: ` : ''}${importMessages.sentence(diagnosticText)} Nothing was written.`,

  // Where something stood, and what is unsure about it

  line: (file: string, line: number) => `${file}, line ${line}`,
  entry: (file: string, number: number) => `${file}, entry ${number}`,
  unreadDate: (words: string) => `"${words}" is no date that can be read.`,
  unsureDate: (words: string, date: string) =>
    `"${words}" can be read in two ways, so only ${date} was taken.`,
  fieldLeftOut: (field: string, value: string) =>
    `${field} was left out: ${quote(value)} cannot stand there.`,
  englishLevel: (level: string) =>
    `The export says how well in English, "${level}": write it in the language of your site.`,
  authorsUnknown: 'Only you are named as its author: add the others.',
  nothingForPortfolio: 'nothing that a portfolio shows',
  tooManyRows: (most: number) => `It has more than ${most} rows; the first ${most} were read.`,

  noGitHubName: (name: string) =>
    `"${name}" is no name on GitHub. For example:   ${commandHint('import github:ada-quill')}`,
  gitHubSilent: (user: string, status: number) =>
    status === 404
      ? `GitHub knows nobody called ${user}. Look at how the name is spelled.`
      : `GitHub does not answer${status === 403 || status === 429 ? ': it answers sixty questions an hour. Wait an hour' : '. Wait a little'}, or save https://api.github.com/users/${user}/repos?per_page=100 from your browser and import that file.`,
  noRepositories: (user: string) => `${user} has no public repository on GitHub.`,
  notGiven: 'GitHub did not give it',
  notChosen: 'not chosen',
  noSuchChoice: (name: string, names: readonly string[]) => {
    const meant = nearest(name, names);
    return `There is no ${name} among them. ${meant ? `Did you mean ${meant}?` : `There are: ${names.join(', ')}`}`;
  },
  askChoice: '\nWhich of them? Numbers or names with commas between, "all", or Enter for none',
  mainLanguageOnly: (language: string) =>
    `GitHub did not say how much of each language there is, so only ${language} was taken.`,
  pictureAlt: 'What the picture shows',
  nothingInIt: 'There is nothing in it that could be read.',
  oneAtATime: (count: number) =>
    `One file is read at a time; ${count === 1 ? 'this one was' : `these ${count} were`} not.`,
  picturesStay: 'Pictures are not fetched from the net. Put your own in, in the editor or with photos add.',
  noPlaceFor: (fields: readonly (readonly [field: string, count: number])[]) =>
    `content/ has no place for ${fields.map(([field, count]) => (count > 1 ? `${field} (${count} times)` : field)).join(', ')}.`,
  noPlaceForText: (text: string) => `content/ has no place for ${quote(text)}`,
  secretFields: (fields: readonly string[]) => `Not taken: ${fields.join(', ')}.`,

  // What is nobody's business

  linkedInColumns:
    'Of Profile.csv: maiden name, address, birth date, postcode, phone numbers, messengers and industry were not read.',
  privateRepositories: (count: number) => `${count} private ${count === 1 ? 'repository' : 'repositories'}.`,
  orcidFields: 'Mail addresses, countries and other identifiers were not read.',
  neverOpened: (files: readonly string[]) => `Not opened: ${files.join(', ')}.`,

  // What is proposed

  label: (words: string, organization: string, date: string) =>
    [words, organization, date].filter(Boolean).join(' · '),
  program: (title: string, school: string) => [title, school].filter(Boolean).join(' · '),
  skills: (category: string, skills: readonly string[]) => `${category}: ${skills.join(', ')}`,
  renewed: (title: string, fields: readonly string[]) => `${title}: ${fields.join(', ')}`,
  unwrittenField: (unwritten: string, description: string) => {
    const words = description.replace(/[;.].*$/, '');
    return `${unwritten}: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
  },
  sectionMade: (title: string, page: string) => `a section "${title}" on the page ${page}`,
  pageMade: (heading: string) => `a page "${heading}"`,
  filled: (file: string, field: string, value: string) =>
    `content/${file}  ${field ? `${field}: ` : ''}${quote(value)}`,
  keptOwn: (field: string, own: string, other: string) => `${field}: ${quote(own)}   there: ${quote(other)}`,
  otherProgramsFile: (count: number, file: string) =>
    `${count} ${count === 1 ? 'publication is' : 'publications are'} new. Yours stand in content/${file}, which another program writes: add ${count === 1 ? 'it' : 'them'} there.`,
  unfit: (label: string, diagnostics: readonly DiagnosticText[]) =>
    `${label ? `${label}: ` : ''}${diagnostics.map(({ summary }) => summary).join('; ')}.`,

  aboutImported:
    'Written by import: which records were brought, so that none comes twice. It names nothing; without it, what you have deleted would come back.',

  // The report

  headingOf: (title: string, places: readonly string[]) => `${places.join(', ')}: ${title}.`,
  into: (file: string, count: number) => `\ncontent/${file}: ${count}`,
  renewedIn: (file: string, count: number) => `\ncontent/${file}: ${count} brought up to date`,
  made: '\nMade or filled in:',
  kept: '\nYours is different, and stays:',
  known: (count: number) => `\nThere already: ${count}.`,
  deleted: (count: number) => `\nDeleted by you since the last import, and not brought again: ${count}.`,
  more: (count: number) => `… and ${count} more`,
  unsure: '\nLook at these again:',
  notWritten: '\nNot written:',
  unread: '\nNot read:',
  leftOut: '\nLeft out, since it is nobody’s business:',
  nothingNew: '\nNothing is new. Nothing was written.',
  dryRun: `\nNothing was written. To write it, run this again with --yes.`,
  ask: (count: number) =>
    `\nWrite ${count === 1 ? 'this record' : `these ${count} records`} into content/? (yes or no)`,
  changed: 'content/ was changed while this was being read. Nothing was written; run it again.',
  wouldBreak: 'content/ would have these mistakes, so nothing was written:',
  done: (files: readonly string[]) =>
    `\nWrote ${files.map((file) => `content/${file}`).join(', ')}.\nWhat is still to be written or to be fixed:   ${commandHint('check --publish')}\nTake it back:   ${commandHint('undo')}`,
  sampleFirst: `content/ is still the sample. Begin with your own, then import:   ${commandHint('new')}`,
};

function quote(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return `"${[...line].length > maxQuoteLength ? `${[...line].slice(0, maxQuoteLength - 1).join('')}…` : line}"`;
}
