import type { ReactNode } from 'react';
import type { Block } from '../core/prose.ts';
import { Inline } from './Inline.tsx';
import list from './list.module.css';
import styles from './Prose.module.css';

type Props = {
  blocks: Block[];
  /** The level below the heading above. */
  Heading?: 'h2' | 'h3' | 'h4';
  className?: string | undefined;
};

/** The owner's long text. */
export function Prose({ blocks, Heading = 'h2', className }: Props) {
  return (
    <div className={[styles.prose, className].filter(Boolean).join(' ')}>
      {/* Prose never changes, so the index is a good key. */}
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
      return (
        <List key={key} className={list.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inline text={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}
