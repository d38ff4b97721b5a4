import type { PlacedDiagnostic, Renaming } from '../protocol/protocol.ts';

/** Every word of the editor's page that is not the owner's and not made from the schemas. */
export const brand = 'content';
export const files = 'Files';
export const optional = 'may be left out';
export const leftOut = 'left out';
export const undo = 'Undo';
export const redo = 'Redo';
export const darkMode = 'Dark mode';
export const preview = 'Preview';
export const previewFrame = 'Preview of the site';
export const previewWaits =
  'The preview appears as soon as the mistakes under "To fix" are fixed here; nothing has to be saved for that.';
export const reviewAndSave = 'Review and save';
export const nothingToSave = 'All saved';
export const connecting = 'Reading content/ …';
export const checking = 'Looking through content/ …';
export const pictureWords = 'Words of the pictures';
export const onlyMissing = 'Only where words are missing';
export const enterForNext = 'Enter leads to the next field, Shift and Enter to the one before.';
export const nothingMissing = 'Every picture has its words.';
export const countDone = (done: number, count: number) => `${done} of ${count} done`;
export const writeOneByOne = (done: number, count: number) =>
  `Words of all pictures in one list (${countDone(done, count)})`;
export const writeThem = 'Write them one after another';
export const findRecord = 'Find by name';
export const showMore = (count: number, left: number) => `Show ${count} more of ${left}`;
export const toFix = 'to fix';
export const diagnostics = 'To fix';
export const noDiagnostics = 'Nothing to fix. The content is in order.';
export const severities = { error: '', unfinished: 'Before publishing: ', warning: 'Worth a look: ' };
export const addRecord = 'Add one';
export const addLine = 'Add a line';
export const newestFirst = 'Newest first, as the site shows them.';
export const asInFile = 'In the order of the site.';
export const remove = 'Remove';
export const drag = 'Drag to another place';
export const removed = 'Removed, and gone with the next save';
export const removedNamed = (name: string) => `Removed: ${name}`;
export const bringBack = 'Bring it back';
export const bringBackNamed = (name: string) => `Bring ${name} back`;
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const untitled = 'Without a name yet';
export const dropPictures = 'Drop pictures here, or choose them';
export const dropPicture = 'Drop a picture here, or choose one';
export const pickPicture = 'or take one of content/images';
export const pickPictures = 'or take some of content/images';
export const pickerTitle = (root: string) => `Pictures in content${root}`;
export const findPicture = 'Find by name';
export const unusedPictures = 'Not used yet';
export const usedPictures = 'In use';
export const noPictures = 'There is none here.';
export const takePicture = 'Take it';
export const takePictures = 'Take them';
export const listHas = (file: string, source: string) => `${file}: this list has it already, as ${source}.`;
export const takenPictures = (count: number, refused: number) =>
  [
    count > 0 && (count === 1 ? 'One picture was taken in' : `${count} pictures were taken in`),
    refused > 0 && (refused === 1 ? 'one was not' : `${refused} were not`),
  ]
    .filter(Boolean)
    .join(', ');
export const newPictures = 'Pictures that come in';
export const renames = ({ from, to, pictures, hasStory }: Renaming) => {
  const along = [
    hasStory && 'its story',
    pictures > 0 && (pictures === 1 ? 'its picture' : `its ${pictures} pictures`),
    'the links to it',
  ].filter(Boolean);
  return `The project ${from} becomes ${to}: ${along.join(', ').replace(/, (?=[^,]*$)/, ' and ')} go along.`;
};
export const leftOverPictures = 'Pictures that no record shows any more';
export const leftOverHelp =
  'They are not published. They stay in content/images, unless you have them taken out there.';
export const takeOutLeftOver = 'Take them out of content/images (npm run undo brings them back)';
export const fileGoes = 'the file goes';
export const noPicture = 'No picture yet';
export const importing = 'Importing …';
export const asText = 'The text of the file, since it cannot be shown as a form.';
export const proseHelp =
  'Paragraphs with an empty line between them; *emphasis*, **strong**, [links](/projects), lists with dashes.';
export const letters = 'Letters';
export const newLetter = 'Write a letter';
export const newLetterHelp =
  'It goes with an application and is set in type as your résumé is: below its text stands a button for its PDF, and npm run letter makes that of all. It is published only if it says so.';
export const letterFor = 'Whom it is for';
export const letterForExample = 'Harbour Clinics';
export const beginLetter = 'Begin';
export const letterHelp =
  'Between the two lines of --- stands whom it is for and, if you take the # away, its date and what it is about; below them the letter. Leave it empty, and its file goes.';
export const makeLetter = 'Its PDF, as it stands here';
export const madeLetter = (file: string) => `${file} is among your downloads.`;
/** What a new letter begins with. */
export const letterStart = (reader: string) =>
  `---\nto: |\n  ${reader}\n# date: 2 November 2026\n# subject: What it is about, in bold\n---\n\n`;
export const storyHelp =
  'Headings with ##, pictures, quotations with >, tables, code, notes ([^1], and [^1]: below) and all that other texts hold. Leave it empty, and its file goes.';
export const editText = 'Edit this text';
export const writeStory = 'Write the story behind it, on a page of its own';
export const editStory = 'Edit the story behind it';
export const storyOf = (project: string) => `Story of ${project}`;
export const proseCounts = (words: number, missingAlts: number) =>
  [
    words === 1 ? 'One word' : `${words} words`,
    missingAlts > 0 &&
      `${missingAlts === 1 ? 'one picture' : `${missingAlts} pictures`} without words for who cannot see it: ![here](…)`,
  ]
    .filter(Boolean)
    .join(' · ');
export const back = 'Back to the form';
export const save = 'Save';
export const saveTitle = 'What will change';
export const saveNothing = 'Nothing would change: the words are the ones the files hold.';
export const discard = 'Drop my changes and read the file again';
export const putOnTop = 'Put my changes on the new text';
export const closed =
  'The editor has stopped, or this page was opened without its key. Start npm run edit and open the address it shows in this tab; what you typed is still here.';

export const changedOutside = (file: string) =>
  `content/${file} was changed by another program or tab since it was read here. Saving would lose that, so it is refused.`;
export const countChanges = (changes: number, files: number) =>
  `${changes} ${changes === 1 ? 'change' : 'changes'} in ${files === 1 ? 'one file' : `${files} files`}`;
export const countLines = (added: number, removed: number) => `+${added} −${removed}`;
export const stillToFix = (count: number) =>
  count === 1
    ? 'One thing is still to fix. It can be saved; the site keeps its last good state until it is fixed.'
    : `${count} things are still to fix. They can be saved; the site keeps its last good state until they are fixed.`;
export const stillToWrite = (count: number) =>
  `${count === 1 ? 'One text of a picture is' : `${count} texts of pictures are`} still to write. It can be saved and looked at, and not be published until then.`;
export const savedFiles = (files: string[], removed: string[]) => {
  const named = (names: string[]) => names.map((file) => `content/${file}`).join(', ');
  const sentences = [
    files.length > 0 && `Saved ${named(files)}`,
    removed.length > 0 && `Taken out: ${named(removed)}. To take it back, type: npm run undo`,
  ].filter(Boolean);
  return sentences.join('. ') || 'Nothing had to be written.';
};
export const marks = 'Emphasis and links';
export const markNames: Record<string, string> = { strong: 'Bold', emphasis: 'Italic', link: 'Link' };
export const markWithKey = (mark: string, key: string) => `${markNames[mark]} (Ctrl+${key.toUpperCase()})`;
export const month = 'Month';
export const year = 'Year';
export const monthOf = (field: string) => `${field}: month`;
export const yearOf = (field: string) => `${field}: year`;
export const goesOn = 'Still going on';
/** What the options of a choice are called that do not say it themselves. */
export const optionNames: Record<string, string> = { true: 'yes', notFound: 'for wrong addresses' };
export const position = (place: number, count: number) => `${place} of ${count}`;
export const removeNamed = (name: string) => `Remove ${name}`;
export const moveUpNamed = (name: string) => `Move ${name} up`;
export const moveDownNamed = (name: string) => `Move ${name} down`;

export const placeOf = ({ file, line, subject }: PlacedDiagnostic) =>
  [line > 0 ? `content/${file}:${line}` : `content/${file}`, subject].filter(Boolean).join(' · ');
export const placesIn = (place: string, count: number) => `content/${place} · ${count} places`;
export const withField = (names: string[]) => `With ${names.join(' and ').toLowerCase()}`;
export const withoutField = (names: string[]) => `Without ${names.join(' and ').toLowerCase()}`;
export const notSaved = 'not saved';
export const textOf = (file: string) => `Text of content/${file}`;
export const previewWidth = 'Width of the preview';
export const previewWidths = { desk: 'Desk', phone: 'Phone' } as const;
export const lineKinds = { same: '', added: 'new line', removed: 'line that goes' } as const;
export const previewHeld = 'As before the mistake';

// Publishing
export const publish = 'Publish';
export const publishHelp = 'What is saved goes out as it is, once nothing is left that must be fixed first.';
export const notAllSaved = 'Not everything you wrote is saved, and only what is saved goes out.';
export const saveFirst = 'Look at it and save it first';
export const publishByGit = 'To where this folder is kept';
export const askingGit = 'Asking git …';
export const askAgain = 'Ask again';
export const goesTo = (place: string, branch: string) => `Goes to ${place}, to the branch ${branch}.`;
export const lastPush = (time: string, subject: string) =>
  `The last commit there is of ${new Date(time).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}: ${subject}`;
export const madeElsewhere = (count: number, place: string) =>
  `${count === 1 ? 'One commit was' : `${count} commits were`} made elsewhere and stand at ${place}. They are brought in first.`;
export const nothingToPublish = 'Nothing has changed since the last time.';
export const goesOut = (count: number) => (count === 1 ? 'One file goes out' : `${count} files go out`);
export const changeKinds = { added: 'new', changed: 'changed', removed: 'removed' } as const;
export const commitsWait = (count: number) =>
  count === 1 ? 'One commit waits to be pushed' : `${count} commits wait to be pushed`;
export const staysBehind = (count: number) =>
  count === 1 ? 'One changed file stays behind' : `${count} changed files stay behind`;
export const whatChanged = 'What changed, in a few words';
export const usualMessage = (files: string[]) => {
  const names = [
    ...new Set(files.map((file) => file.replace(/^content\/(?:images\/)?|\.[^./]+$|\/.*$/g, ''))),
  ];
  if (names.length === 0) return 'Publish';
  return names.length > 3 ? `Change ${names.length} parts of the site` : `Change ${names.join(', ')}`;
};
export const firstPush = (place: string) =>
  `Nothing of this branch is at ${place} yet. Push it there; if that place is public, everybody can read it and all that was ever committed to it.`;
export const publishToFolder = 'To a folder';
export const publishToFolderHelp =
  'Builds the site and copies it to a folder on this machine, from which you upload it to any host of files.';
export const folderToCopyTo = 'Folder';
export const buildAndCopy = 'Build and copy';
