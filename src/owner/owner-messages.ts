import { commandHint } from '../core/command-hint.ts';
import type { DiagnosticText } from '../core/diagnostics.ts';
import { guide } from '../core/guide-path.ts';
import { slugify } from '../core/slugify.ts';
import { nearest } from '../core/text.ts';
import type { ImportOutcome } from './import-outcome.ts';

/*
 * What the commands that change content/ say, in one file, so that their tone can be read through in one go. Why a
 * file is no picture is said by the picture step (images/picture-messages.ts).
 */

export const ownerMessages = {
  // What is wrong with a command

  unknownVerb: (verb: string, verbs: readonly string[], command: string) =>
    `"${verb}" is nothing that can be done. Say one of ${verbs.join(', ')}, or see:   ${commandHint(`${command} --help`)}`,
  uneditable: (reason: string) =>
    `${reason}. Nothing was changed. See what is to be fixed:   ${commandHint('check')}`,

  // Content of another version

  upgradeFirst: `content/ is written for an earlier version, which this command cannot change. Upgrade it first:   ${commandHint('upgrade')}`,
  upgradeNewer: (version: number) =>
    `content/ has version ${version}, which is newer than this program. Nothing was changed. Install the newest version (in a clone of the code, pull it):   npm install underscore-portfolio@latest`,
  upgradeNothing: 'content/ already has the current version. Nothing was changed.',
  upgradeNobodyToAsk: `There is no terminal to confirm the change. Nothing was changed. Upgrade without confirmation:   ${commandHint('upgrade --yes')}`,
  askUpgrade: (count: number) => `Write ${count === 1 ? 'this file' : `these ${count} files`}? (yes or no)`,
  upgradeChanged: 'content/ has changed in the meantime. Nothing was written. Run the command again.',
  upgradeDone: (files: readonly string[]) =>
    `Wrote ${files.map((file) => `content/${file}`).join(', ')}. The pages look the same. Check the result:   ${commandHint('check')}\nUndo the change:   ${commandHint('undo')}`,

  // A new content/

  nobodyToAsk: (missing: readonly string[]) =>
    `Nobody is at a terminal to answer. Give the answers as options, with --yes${missing.length > 0 ? `; these are missing: ${missing.map((option) => `--${option}`).join(', ')}` : ''}. See them all:   ${commandHint('new --help')}`,
  missingAnswers: (missing: readonly string[]) =>
    `These answers are missing: ${missing.map((option) => `--${option}`).join(', ')}. See what they are for:   ${commandHint('new --help')}`,
  newIntroduction: `A content/ of your own. Enter takes what stands in [ ]; what you leave empty can be written later, in content/ or with ${commandHint('edit')}. Ctrl+C stops, and keeps your answers for the next time.`,
  askProfile:
    'A page of yours elsewhere: its address, or the network and your name there (GitHub ada-quill). Enter for none',
  askFurtherProfile: 'Another one? Enter for no more',
  askNew: (isThere: boolean) =>
    isThere
      ? 'The sample is kept as a backup beside your own content/. Write it? (yes or no)'
      : 'Write content/? (yes or no)',
  nothingChanged: 'Nothing was changed.',
  answersKept: `Nothing was changed. Your answers are proposed the next time:   ${commandHint('new')}`,
  answerNeeded: (expected: string) => `An answer is needed here: ${expected}.`,
  answerRefused: (answer: string, expected: string) => `"${answer}" cannot stand here. Write ${expected}.`,
  profileExpected:
    'the address of your page, such as github.com/ada-quill, or the network and your name there',
  contentIsThere: (parts: readonly string[]) =>
    [
      `content/ is your own already${parts.length > 0 ? `, with ${parts.join(', ')}` : ''}. Nothing was changed.`,
      `To change it or to add to it:   ${commandHint('edit')}`,
      `To begin again, with this one kept as a backup beside the new one:   ${commandHint('new --replace')}`,
    ].join('\n'),
  countIn: (count: number, file: string) => `${count} ${count === 1 ? 'record' : 'records'} in ${file}`,
  portraitUnfit: (file: string, why: DiagnosticText) => `${file}: ${why.summary}. ${why.why} ${why.fix}`,
  newDone: (
    backup: string | null,
    answers: { url: string; formKey: string },
    { gallery, record }: { gallery: string | null; record: string | null },
  ) =>
    [
      `Wrote content/.${backup ? ` The one before is in ${backup}/; delete it when you need it no more.` : ''}`,
      '',
      'Next:',
      ...inColumns([
        [commandHint('import FILE'), 'bring what you have: an export of LinkedIn, a résumé, photos'],
        [commandHint('dev'), 'look at it while you write'],
        ...(gallery === null
          ? []
          : [[commandHint(`photos add FOLDER --gallery ${gallery}`), 'bring in your photos'] as const]),
        ...(record === null
          ? []
          : [
              [
                commandHint(`add ${record} --title 'Name of it'`),
                'write it; likewise in every other section',
              ] as const,
            ]),
        [commandHint('edit'), 'write everything else in the browser, or in content/'],
        [commandHint('check --publish'), 'what is missing before it can go out'],
      ]),
      ...(answers.url === ''
        ? ['', 'The site has no address yet: when you know it, write it into content/site.yaml as url.']
        : []),
      ...(answers.formKey === ''
        ? [
            '',
            `The contact form has no key yet: until it has one, messages arrive in inbox/ while ${commandHint('start')} runs here.`,
            'A free key comes by mail from https://web3forms.com; write it into content/site.yaml as form.accessKey.',
          ]
        : []),
    ].join('\n'),

  folderIsTaken: (folder: string) =>
    `${folder === '.' ? 'This folder' : folder} holds something already. Nothing was changed. Name a folder that is empty or not there yet:   ${commandHint('new my-site')}`,
  newFolderDone: (folder: string) =>
    [
      `Wrote ${folder === '.' ? 'your site here' : folder}: your words in content/, and what publishes them.`,
      '',
      'Next:',
      ...inColumns([
        ...(folder === '.' ? [] : [[`cd ${folder}`, ''] as const]),
        ['npm install', 'fetches what the site is built with, once'],
        ['npm run import FILE', 'brings what you have: an export of LinkedIn, a résumé, photos'],
        ['npm run edit', 'write it in the browser, with the site beside; README.md tells the rest'],
      ]),
    ].join('\n'),

  // A new record

  askTitle: (kind: string) => `Title of the ${kind}`,
  recordRefused: (diagnostics: readonly DiagnosticText[]) =>
    [...diagnostics.map(({ summary, fix }) => `${summary}. ${fix}`), 'Nothing was added.'].join('\n'),
  pictureUnfit: (file: string, why: DiagnosticText) =>
    `${file}: ${why.summary}. ${why.why} ${why.fix} Nothing was added.`,
  recordAdded: (list: string, name: string, place: string) => `Added ${name} to ${list}: ${place}`,
  noSuchList: (words: string, word: string, lists: readonly string[]) => {
    const similar = nearest(word, [...lists]);
    return `"${words}" is nothing that can be added to. ${similar ? `Did you mean ${similar}? ` : ''}There are: ${lists.join(', ')}.`;
  },
  recordNext: `Write what stands there as "Still to be written" in your own words, there or with ${commandHint('edit')}; ${commandHint('check --publish')} asks for it. The lines with # explain the fields and can go.`,

  // Photos

  whichGallery: (given: string, galleries: readonly string[]) =>
    `${given === '' ? 'Say into which gallery' : `There is no gallery "${given}"`}: ${galleries.join(', ') || 'none is named yet'}. For example:   ${commandHint(`photos add ~/Pictures/trip --gallery ${galleries[0] ?? 'travel'}`)}${given === '' ? '' : `   A new gallery:   ${commandHint(`photos add ~/Pictures/trip --gallery ${slugify(given) || 'trip'} --new`)}`}`,
  unfitGalleryName: (given: string, fit: string) =>
    `"${given}" is part of addresses and file names, so it has lower-case letters, digits and hyphens only. ${fit ? `For example:   --gallery ${fit} --new` : ''}`,
  galleryNameTaken: (name: string) =>
    `content/${name}.yaml is there already and holds something else. Choose another name for the gallery.`,
  galleryBegun: (name: string, file: string) =>
    `Made the gallery ${name}: its place and heading stand in ${file}, its photos in content/${name}.yaml.`,
  whichFolder: `Say where the photos are. For example:   ${commandHint('photos add ~/Pictures/trip --gallery travel')}`,
  noSuchFolder: (place: string) => `There is no file or folder ${place}`,
  emptyFolder: (place: string) => `There are no files in ${place}`,
  whichPhotos: `Say which photos, as their addresses do. For example:   ${commandHint('photos remove travel/pier-at-dusk')}`,
  notAPhotoPlace: (word: string) =>
    `"${word}" is no photo: write gallery and name, such as travel/pier-at-dusk. See them all:   ${commandHint('photos list')}`,
  noSuchPhoto: (place: string, similar: string | null) =>
    `There is no photo ${place}. ${similar ? `Did you mean ${similar}?` : `See them all:   ${commandHint('photos list')}`}`,
  asksWords: `For each photo: its caption, and what it shows, for people who cannot see it. Enter keeps what stands in [ ]; what you leave empty, ${commandHint('check')} asks for later. Ctrl-D leaves all that follow for later, Ctrl-C adds nothing.`,
  askCaption: '  Caption',
  askAlt: '  What it shows',
  askRemove: (count: number, keepsFile: boolean) =>
    `Remove ${count === 1 ? 'this photo' : `these ${count} photos`}${keepsFile ? '' : ' and delete the picture'}? (yes or no)`,
  askRemoveRecord: (word: string, name: string, files: readonly string[]) =>
    [
      ...(files.length > 0 ? [`With ${name} of ${word} go, since nothing else shows them:`] : []),
      ...files.map((file) => `  content/${file}`),
      `Remove ${name} of ${word}? (yes or no)`,
    ].join('\n'),
  noSuchRecord: (name: string, file: string, names: readonly string[]) => {
    const meant = nearest(name, names);
    return `There is no ${name} in content/${file}. ${meant ? `Did you mean ${meant}?` : `There are: ${names.join(', ')}`}`;
  },
  toTakeBack: `To take it back:   ${commandHint('undo')}`,
  noSuchPicture: (file: string) => `There is no file ${file}. Nothing was added.`,
  nothingToUndo: 'There is nothing to undo: no command and no save is known that changed content/.',
  changedSince: (files: readonly string[]) =>
    `Nothing was undone, because something else has changed since: ${files.map((file) => `content/${file}`).join(', ')}.`,
  asBefore: (file: string) => `as before: ${file}`,
  nothingRemoved: 'Nothing was removed.',
  removed: (place: string) => `removed ${place}`,
  deleted: (file: string) => `deleted ${file}`,
  undone: (count: number) =>
    `A command that changes content/ was interrupted before; ${count === 1 ? 'the file' : `the ${count} files`} it had begun with ${count === 1 ? 'is as it was' : 'are as they were'}.`,
  stopped: 'Stopped. Nothing was added.',
  addedTo: (file: string) => `Added to ${file}:`,
  skipped: 'Skipped:',
  noCaption: '(no caption yet)',
  noAlt: 'no alt yet',
  noFile: 'no picture',
  locationRemoved: 'location removed',
  photoCount: (list: string, count: number) => `${list}: ${count} ${count === 1 ? 'photo' : 'photos'}`,

  sameFile: (other: string): DiagnosticText => ({
    summary: `this is the same file as ${other}`,
    why: 'It is added once.',
    fix: '',
  }),
  sameAsKept: (place: string): DiagnosticText => ({
    summary: `this looks the same as ${place}`,
    why: 'Visitors would see one picture twice.',
    fix: 'To add it all the same:   --keep-lookalikes',
  }),
  sameAsNew: (other: string): DiagnosticText => ({
    summary: `this looks the same as ${other}`,
    why: 'Visitors would see one picture twice.',
    fix: 'To add it all the same:   --keep-lookalikes',
  }),
};

/** Commands and what they are for, the second beginning below one another. */
function inColumns(lines: readonly (readonly [command: string, purpose: string])[]): string[] {
  const width = Math.max(...lines.map(([command]) => command.length));
  return lines.map(([command, purpose]) => `  ${command.padEnd(width)}   ${purpose}`.trimEnd());
}

/** The last lines of an import: how many, what was taken out of them, what is still to be written. */
export function photoSummary({ added, skipped }: ImportOutcome): string {
  const located = added.filter(({ hadLocation }) => hadLocation).length;
  const captions = added.filter(({ title }) => title === '').length;
  const alts = added.filter(({ alt }) => alt === '').length;
  const missing = [
    captions > 0 ? `${captions} without a caption` : '',
    alts > 0 ? `${alts} without alt, the text for people who cannot see them` : '',
  ].filter(Boolean);
  return [
    `${added.length} added, ${skipped.length} skipped.`,
    located > 0
      ? `${located} said where ${located === 1 ? 'it was' : 'they were'} taken; what is kept does not.`
      : '',
    missing.length > 0
      ? `Still to be written: ${missing.join(', ')}. See where:   ${commandHint('check')}   Write them there, or in a browser:   ${commandHint('edit')}`
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}

export const photosHelp = `${commandHint('photos add FOLDER... --gallery NAME [--new] [--keep-lookalikes] [--yes]')}
${commandHint('photos remove travel/NAME... [--keep-file] [--yes]')}
${commandHint('photos list [--gallery travel]')}

add brings photos (JPEG, PNG, WebP, AVIF, TIFF, GIF, HEIC) into content/, oldest first: upright, in the colours of the
web, no wider than pictures.largest of content/site.yaml, without place, camera and serial number, with your credit and
licence. Keep your own originals elsewhere. A photo that is there already is skipped. At a terminal you are asked for
caption and alt of each; with --yes, or in a script, what the photo itself says is taken, and ${commandHint('check')} asks for
the rest. Ends with 1 when a file was no photo that can be read; the others are added all the same.

  --gallery NAME     the gallery to add to, as about.yaml and pages.yaml name it
  --new              make the gallery, where there is none of that name
  --keep-lookalikes  also add photos that look the same as one that is there
  --keep-file        remove the record only, and leave the picture in content/images
  --yes              ask nothing
  --content FOLDER   work on another folder than content
  --help             print this`;

export const removeHelp = `${commandHint('remove LIST NAME [--keep-file] [--yes]')}

Takes a record out of its file: of project, or of a section by its name (${commandHint('add')} lists them). NAME is what stands in
its field name. The others are numbered anew. The story of a project goes with it, and so do pictures that nothing else
shows; first you are asked. To take it all back:   ${commandHint('undo')}

  --keep-file        leave the pictures in content/images
  --yes              ask nothing
  --content FOLDER   work on another folder than content
  --help             print this`;

export const undoHelp = `${commandHint('undo')}

Takes back what the last command or the last save of the editor changed in content/, pictures too. It refuses where
somebody has changed one of the files since, and changes nothing then.

  --content FOLDER   work on another folder than content
  --help             print this`;

export const upgradeHelp = `${commandHint('upgrade [--yes]')}

Migrates content/ from an earlier version to the current one. Comments, order and texts stay, and pages look the same.
It shows every changed line first and asks for confirmation. It writes all files or none.

  --yes              do not ask for confirmation
  --content FOLDER   work on another folder than content
  --help             print this`;

export const newHelp = `${commandHint('new [FOLDER] [options]')}

Makes a folder for your site, or a content/ of your own in the folder you are in: it asks what and who you are and writes every file, so that the site builds and is in
order. The sample is kept as content-backup-<date>/. Content of your own is only replaced, and kept likewise,
with --replace. Answers are kept when you stop, and proposed the next time.

  --as developer|designer|photographer|researcher|else   what you are: your pages follow from it
  --name TEXT         your full name
  --role TEXT         what you do, in a few words
  --location TEXT     city, region and country
  --email ADDRESS     your mail address
  --github, --linkedin, --orcid …   address of your page there, or your name; every network of ${guide('content.md')}
  --profiles LIST     further pages, with commas between: addresses, or network and name (Mastodon @ada@hachyderm.io)
  --site ADDRESS      where the site will be published, such as https://your-name.github.io
  --form-key KEY      the key of your form service
  --form-service ADDRESS   the service itself, when it is not https://api.web3forms.com
  --about TEXT        a sentence or two about yourself
  --hobbies TEXT      what you like to do
  --portrait FILE     a picture of you, and --portrait-alt TEXT: what it shows
  --language TAG      language of your words (en-CA), --paper letter|a4: of the résumé; a4 but where letter is usual
  --replace           put a new content/ in the place of your own
  --keep pictures     of the content that is there, the galleries stay, with their pictures
  --yes               ask nothing: answers come from the options
  --help              print this`;

type AddedTo = { word: string; file: string; title: string };

/** `options` are the fields that can be given, one to a line; `list` is null where none was named. */
export function recordHelp(
  list: AddedTo | null,
  lists: readonly AddedTo[],
  options: readonly string[],
  hasPicture: boolean,
): string {
  const width = Math.max(...lists.map(({ word }) => word.length));
  const known = lists.map(({ word, title }) => `  ${commandHint(`add ${word.padEnd(width)}`)}   to ${title}`);
  return `${commandHint(`add ${list?.word ?? 'NAME'} [options]`)}

Adds a record to the end of ${list ? `content/${list.file}` : 'its file in content/'}: valid, with today's date and an explanation above each field. What
no option says is left to be written. What stands in the file stays as it is.

${
  list
    ? `${options.map((option) => `  --${option} TEXT`).join('\n')}
${hasPicture ? `  --picture FILE     a picture of it, brought in as ${commandHint('photos add')} does\n  --alt TEXT         what the picture shows\n` : ''}  --yes              ask nothing
  --content FOLDER   work on another folder than content`
    : `${known.join('\n')}

What can be said of each:   ${commandHint('add NAME --help')}`
}
  --help             print this`;
}
