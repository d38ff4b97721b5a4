import type { ReactNode } from 'react';
import type { Block } from '../core/prose.ts';
import { Inline } from './Inline.tsx';
import list from './list.module.css';
import styles from './Prose.module.css';

type Props = {
  blocks: Block[];
  /** One level below the heading they stand under. */
  Heading?: 'h2' | 'h3' | 'h4';
  className?: string | undefined;
};

/** Long text of the owner. */
export function Prose({ blocks, Heading = 'h2', className }: Props) {
  return (
    <div className={[styles.prose, className].filter(Boolean).join(' ')}>
      {/* Prose never changes while it is shown, so a place in it is as good a key as any. */}
      {blocks.map((block, key) => renderBlock(block, key, Heading))}
    </div>
  );
}

function renderBlock(block: Block, key: number, Heading: NonNullable<Props['Heading']>): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={key}>
          <Inline text={block.children} />
        </p>
      );
    case 'heading':
      return (
        <Heading key={key} className={styles.heading}>
          <Inline text={block.children} />
        </Heading>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      const entries = block.items.map((inlines, index) => ({ index, inlines }));
      return (
        <List key={key} className={list.list}>
          {entries.map(({ index, inlines }) => (
            <li key={index}>
              <Inline text={inlines} />
            </li>
          ))}
        </List>
      );
    }
  }
}
