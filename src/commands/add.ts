import { existsSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf } from '../content/schema-fields.ts';
import { commandHint } from '../core/command-hint.ts';
import { Refused, toSentences } from '../core/diagnostics.ts';
import { slugify } from '../core/slugify.ts';
import { uncapitalize } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { localDate } from '../i18n/dates.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';
import {
  addRecord,
  optionsOf,
  readRecordList,
  recordLists,
  takesPicture,
  UnusableFields,
} from '../owner/add-record.ts';
import { changesContent } from './change-content.ts';
import type { CommandHelp, CommandLine, Options } from './command.ts';
import { askOnce, type Terminal } from './terminal.ts';

/** The lists of content/, or the fields of the list that was typed. */
export async function describe(
  { words, options }: CommandLine<{ content: string }>,
  { root }: Terminal,
  { details, options: common }: CommandHelp,
): Promise<Partial<CommandHelp>> {
  const contentDir = options.content ?? outputPaths(root).contentDir;
  const [word] = words;
  if (word === undefined) {
    const lists = await recordLists(contentDir);
    const width = Math.max(...lists.map(({ word }) => word.length));
    const rows = lists.map(
      ({ word, title }) => `  ${commandHint(`add ${word.padEnd(width)}`)}   adds to ${title}`,
    );
    return {
      details: [...details, rows.join('\n'), `Fields of a list:   ${commandHint('add LIST --help')}`],
    };
  }
  const list = await readRecordList(contentDir, word);
  const schemas = fieldsOf(list.schema) ?? {};
  const fields = [...optionsOf(list)].map(([option, field]) => {
    const about = (schemas[field]?.description ?? field).replace(/\.$/, '');
    const value = schemas[field]?.safeParse(true).success ? 'true' : 'TEXT';
    return [option, { value, summary: uncapitalize(about) }];
  });
  const picture: Options = {
    picture: { value: 'FILE', summary: 'an image, prepared like those of `photos add`' },
    alt: { value: 'TEXT', summary: 'alternative text of the image' },
  };
  return {
    words: [list.word],
    options: { ...Object.fromEntries(fields), ...(takesPicture(list) ? picture : {}), ...common },
  };
}

export const run = changesContent<{ content: string; yes: boolean }>(
  async ({ words, options, contentDir }, terminal) => {
    const [word = '', ...rest] = words;
    const list = await readRecordList(contentDir, word);
    if (rest.length > 0)
      throw new Refused(
        `Give the title as an option:   ${commandHint(`add ${word} --title "${rest.join(' ')}"`)}`,
      );
    // The options that `describe` adds for this list.
    const values = options as Record<string, string | undefined>;
    const fieldByOption = optionsOf(list);
    const fields: Record<string, string> = {};
    for (const [option, field] of fieldByOption) {
      const value = values[option];
      if (value !== undefined) fields[field] = value;
    }
    if (fieldByOption.has('title') && fields.title === undefined && !options.yes && terminal.openPrompt) {
      const title = await askOnce(terminal.openPrompt, `Title of the ${list.word}`);
      if (title !== '') fields.title = title;
    }
    const hasNoAddress = fields.title !== undefined && slugify(fields.title) === '';
    const shortName =
      hasNoAddress && !options.yes && terminal.openPrompt
        ? await askOnce(terminal.openPrompt, `Its name in addresses, in Latin letters (${list.word})`)
        : '';
    const { picture, alt = '' } = values;
    const pictureFile = picture ? path.resolve(terminal.typedIn, picture) : null;
    if (pictureFile && !existsSync(pictureFile))
      throw new Refused(`There is no file ${picture}. Nothing was added.`);
    try {
      const added = await addRecord({
        contentDir,
        list,
        fields,
        shortName,
        picture: pictureFile ? { file: pictureFile, alt } : null,
        today: localDate(),
      });
      terminal.print(`Added ${added.name} to ${list.word}: content/${added.file}:${added.line}`);
      if (hasNoAddress && shortName === '')
        terminal.print(
          `The record is called ${added.name} in addresses, because its title has no Latin letters. Change the field name before you publish.`,
        );
      if (!added.isWhole)
        terminal.print(
          `Replace each "${added.placeholder}", in the file or with ${commandHint('edit')}; ${commandHint('check --publish')} lists what is left.`,
        );
      return 0;
    } catch (error) {
      if (error instanceof UnusableFields)
        throw new Refused(
          [...error.diagnostics.map(({ summary, fix }) => `${summary}. ${fix}`), 'Nothing was added.'].join(
            '\n',
          ),
        );
      if (!(error instanceof UnsupportedMediaError)) throw error;
      throw new Refused(`${picture}: ${toSentences(error.diagnosticText)} Nothing was added.`);
    }
  },
);
