import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../../src/commands/program.ts';
import { confirm, formatTable } from '../../src/commands/terminal.ts';
import { typing } from './run-command.ts';

const options = { gallery: { value: 'NAME', summary: '' }, 'keep-file': { summary: '' } };

describe('readCommandLine', () => {
  it.each([
    [['add', 'trip', '--gallery', 'cat'], {}, { words: ['add', 'trip'], options: { gallery: 'cat' } }],
    [['add', '--gallery=cat', 'trip'], {}, { words: ['add', 'trip'], options: { gallery: 'cat' } }],
    [['remove', '--keep-file'], {}, { words: ['remove'], options: { 'keep-file': true } }],
    // Without `--`, npm takes options itself and passes them in the environment.
    [['add', 'trip'], { npm_config_gallery: 'cat' }, { words: ['add', 'trip'], options: { gallery: 'cat' } }],
    [['remove'], { npm_config_keep_file: 'true' }, { words: ['remove'], options: { 'keep-file': true } }],
    [['remove'], { npm_config_keep_file: '' }, { words: ['remove'], options: {} }],
    [['--gallery', 'cat'], { npm_config_gallery: 'food' }, { words: [], options: { gallery: 'cat' } }],
  ])('it reads %j, and options that npm passes on as %j', (args, environment, expected) => {
    expect(readCommandLine(options, args, environment)).toEqual({ ...expected, unknown: '' });
  });

  it.each([
    [['--galery', 'cat'], '--galery'],
    [['--gallery'], '--gallery'],
    [['-g', 'cat'], '-g'],
  ])('it reports what is unknown or lacks its value: %j', (args, unknown) => {
    expect(readCommandLine(options, args, {}).unknown).toBe(unknown);
  });
});

describe('formatTable', () => {
  it('aligns columns and truncates wide cells', () => {
    expect(
      formatTable(
        [
          ['a.jpg', 'Ærø'],
          ['much-too-long.jpg', 'Sea', 'x'],
        ],
        8,
      ),
    ).toBe('  a.jpg     Ærø\n  much-to…  Sea  x');
  });

  it('is no wider than the terminal', () => {
    const rows = [
      ['a.jpg', 'A caption that goes on and on', 'no alt yet'],
      ['b.jpg', 'Sea', ''],
    ];
    const lines = formatTable(rows, 44, 40).split('\n');
    expect(lines).toEqual(['  a.jpg  A caption that goe…  no alt yet', '  b.jpg  Sea']);
    expect(formatTable(rows, 44, 200)).toContain('A caption that goes on and on');
  });

  it('keeps the place in a file with a long name', () => {
    expect(formatTable([['Head nurse', 'Lebenslauf Inês 2026 FINAL.docx, paragraph 12']], 30)).toBe(
      '  Head nurse  Lebenslauf Inês…, paragraph 12',
    );
  });

  it('removes control characters of file names', () => {
    expect(formatTable([['\u001b[2Jgone\u202e.jpg']])).toBe('  ?[2Jgone?.jpg');
  });
});

describe('confirm', () => {
  it.each([
    [['y'], true],
    [['Yes '], true],
    [['no'], false],
    [[''], false],
    [['ja', 'sim', 'yes'], true],
    [['yesterday', 'N'], false],
  ])('reads the answers %j as %s, and asks again after anything else', async (answers, expected) => {
    const { questions, openPrompt } = typing(...answers);
    expect(await confirm(openPrompt(), 'Write?')).toBe(expected);
    expect(questions).toHaveLength(answers.length);
  });
});
