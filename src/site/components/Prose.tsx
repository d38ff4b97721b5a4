import type { ReactNode } from 'react';
import type { Block } from '../../model/prose.ts';
import { Inline } from './Inline.tsx';
import styles from './Prose.module.css';

/** Long text of the owner. Its headings stand under the page's sections. */
export function Prose({ blocks, className }: { blocks: Block[]; className?: string | undefined }) {
  return <div className={[styles.prose, className].filter(Boolean).join(' ')}>{blocks.map(drawBlock)}</div>;
}

// Prose never changes while it is shown, so a place in it is as good a key as any.
function drawBlock(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={key}>
          <Inline text={block.children} />
        </p>
      );
    case 'heading':
      return (
        <h2 key={key} className={styles.heading}>
          <Inline text={block.children} />
        </h2>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      const entries = block.items.map((inlines, index) => ({ index, inlines }));
      return (
        <List key={key} className={styles.list}>
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
