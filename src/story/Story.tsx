import { comma } from 'virtual:messages';
import type { ReactNode } from 'react';
import type { Block, Prose as Text } from '../core/prose.ts';
import { Inline } from '../ui/Inline.tsx';
import { lineIcon } from '../ui/icons.tsx';
import { Prose } from '../ui/Prose.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './Story.module.css';
import { ComparedFigures, StoryFigure } from './StoryFigure.tsx';
import { type CodeRun, codeMarks, type StoryBlock } from './story.ts';
import type { StoryWords } from './story-words.ts';

type Props = {
  words: StoryWords;
  blocks: StoryBlock[];
  className?: string | undefined;
  onOpen: (id: string) => void;
};

/** A story. It never changes, so the index is a good key. */
export function Story({ words, blocks, className, onOpen }: Props) {
  return (
    <div className={[styles.story, className].filter(Boolean).join(' ')}>
      {inRuns(blocks).map((run, key) =>
        Array.isArray(run) ? (
          <Prose key={key} blocks={run} />
        ) : (
          // A picture right below the title is part of the first screen.
          <Part key={key} words={words} block={run} isFirst={key < 2} onOpen={onOpen} />
        ),
      )}
    </div>
  );
}

type Further = Exclude<StoryBlock, Block>;

/** Groups paragraphs and lists, which `Prose` renders; other blocks stay single. */
function inRuns(blocks: readonly StoryBlock[]): (Text | Further)[] {
  const runs: (Text | Further)[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'list') {
      runs.push(block);
      continue;
    }
    const last = runs.at(-1);
    if (Array.isArray(last)) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

type PartProps = { words: StoryWords; block: Further; isFirst: boolean; onOpen: (id: string) => void };

function Part({ words, block, isFirst, onOpen }: PartProps): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading className={styles.heading} id={block.id}>
          <Inline text={block.text} />
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          {block.paragraphs.map((text, key) => (
            <p key={key}>
              <Inline text={text} />
            </p>
          ))}
        </blockquote>
      );
    case 'code':
      return <Code words={words} language={block.language} runs={block.runs} />;
    case 'callout':
      return <Callout label={words.callouts[block.callout]} kind={block.callout} blocks={block.blocks} />;
    case 'table':
      return <Table label={words.table} {...block} />;
    case 'notes':
      return <Notes title={words.notes} back={words.backToText} notes={block.notes} />;
    case 'figures': {
      const [first, second] = block.figures;
      if (!first) return null;
      return second ? (
        <ComparedFigures
          label={words.comparison}
          first={first}
          second={second}
          isEager={isFirst}
          onOpen={onOpen}
        />
      ) : (
        <StoryFigure figure={first} isEager={isFirst} onOpen={onOpen} />
      );
    }
  }
}

type NotesProps = { title: string; back: string; notes: Extract<StoryBlock, { kind: 'notes' }>['notes'] };

function Notes({ title, back, notes }: NotesProps) {
  return (
    <section className={styles.notes} role="doc-endnotes" aria-labelledby="_notes">
      <h2 className={styles.heading} id="_notes">
        {title}
      </h2>
      <ol>
        {notes.map(({ id, paragraphs, from }) => (
          <li key={id} id={id}>
            {paragraphs.map((text, key) => (
              <p key={key}>
                <Inline text={text} />
                {key === paragraphs.length - 1 &&
                  from.map((place, at) => (
                    <a
                      key={place}
                      className={styles.up}
                      href={`#${place}`}
                      role="doc-backlink"
                      aria-label={from.length > 1 ? `${back} ${at + 1}` : back}
                    >
                      <UpIcon />
                    </a>
                  ))}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Points up in every direction of text. */
const UpIcon = lineIcon('M12 19.5V5M6 11l6-6 6 6');

/** Focusable, like tables, so that long lines can be scrolled by keyboard. */
function Code({ words, language, runs }: { words: StoryWords; language: string; runs: CodeRun[] }) {
  const isPlain = language === '' || language === 'text';
  return (
    <div className={styles.codeFrame} dir="ltr">
      {/* Not a section: two blocks of one language would be landmarks with the same name. */}
      <figure
        className={styles.code}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={isPlain ? words.code : words.code + comma + language}
      >
        <pre>
          <code>
            {runs.map((run, key) =>
              typeof run === 'string' ? (
                run
              ) : (
                <span key={key} data-mark={codeMarks[run[0]]}>
                  {run[1]}
                </span>
              ),
            )}
          </code>
        </pre>
      </figure>
      <CopyButton
        label={words.copyCode}
        answer={words.codeCopied}
        text={runs.map((run) => (typeof run === 'string' ? run : run[1])).join('')}
      />
    </div>
  );
}

type CalloutProps = { label: string; kind: string; blocks: Text };

function Callout({ label, kind, blocks }: CalloutProps) {
  return (
    <div className={styles.callout} role="note" data-kind={kind}>
      <p className={styles.calloutLabel}>{label}</p>
      <Prose blocks={blocks} />
    </div>
  );
}

type TableProps = Extract<StoryBlock, { kind: 'table' }> & { label: string };

function Table({ label, head, rows, ends }: TableProps) {
  const end = (column: number) => (ends.includes(column) ? '' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <figure className={styles.table} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" data-end={end(column)}>
                <Inline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, key) => (
            <tr key={key}>
              {row.map((cell, column) => (
                <td key={column} data-end={end(column)}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
