import { commandHint } from '../core/command-hint.ts';
import { nearest } from '../core/text.ts';

/** What every command says about how it was called. */

export const unknownOption = (option: string, name: string, options: readonly string[]) => {
  if (options.some((known) => option === `--${known}`))
    return `${option} needs something behind it. See what:   ${commandHint(`${name} --help`)}`;
  const meant = option.startsWith('--') ? nearest(option.slice(2), options) : null;
  return `There is no option ${option}.${meant ? ` Did you mean --${meant}?` : ''} See them:   ${commandHint(`${name} --help`)}`;
};

export const unknownCommand = (name: string, commands: readonly string[]) => {
  const meant = nearest(name, commands);
  return `There is no command "${name}".${meant ? ` Did you mean "${meant}"?` : ''} See them:   npx underscore-portfolio --help`;
};

export const noSiteHere = (folder: string) =>
  `There is no site in ${folder}. Go to the folder of yours, or make one:   npx underscore-portfolio new my-site`;

export const siteHasDiagnostics = `content/site.yaml has problems. See them:   ${commandHint('check')}`;

export const badPort = (written: string, highest: number) =>
  `--port is "${written}", expected a number from 1024 to ${highest}.`;

export const portTaken = (port: number, name: string, other = port + 1) =>
  `Port ${port} is taken. Stop what runs there, or choose another:   ${commandHint(`${name} --port ${other}`)}`;

export const programHelp = `npx underscore-portfolio COMMAND [options]

  start      build the site and serve it here, with an inbox for the contact form
  new        a content/ of your own, in this folder or a new one
  edit       forms for all of content/ in the browser, with the site beside them
  import     what you have elsewhere: LinkedIn, a résumé, publications, github:NAME
  photos     add, remove and list photos
  add        a record at the end of its file: add project --title 'Harbour Map'
  remove     a record: remove project harbour-map
  undo       take back what the last command or save changed in content/
  dev        serve the site while it is written; what is saved shows at once
  check      everything wrong with content/; --publish: also what must not go out
  build      the site for its visitors, in dist/
  preview    serve dist/ as it is
  letter     the letters of content/letters/, set as the résumé is set
  report     whether the site fits its host
  hosts      configurations for servers and containers, in deploy/
  media      media sync: the folder of pictures to upload apart from the pages
  upgrade    migrate content/ from an earlier version to the current one
  schemas    what editors know of content/, in .vscode/

Each explains itself:   npx underscore-portfolio COMMAND --help

  --root FOLDER   work on the site in another folder; as a rule it is the one around the current folder
  --version       print the version
  --help          print this

Ends with 0 when what was asked for is done, with 1 when it is not, or when check finds something to fix, and with 130
when you stopped it. Why it is not done is told in a sentence.`;
