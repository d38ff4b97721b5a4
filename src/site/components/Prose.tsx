import type { ReactNode } from 'react';
import type { Block, Inline } from '../../model/prose.ts';
import { withBase } from '../../model/routes.ts';
import { base } from '../base.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Prose.module.css';

/** Long text of the owner. Its headings stand under the page's sections. */
export function Prose({ blocks, className }: { blocks: Block[]; className?: string | undefined }) {
  return <div className={[styles.prose, className].filter(Boolean).join(' ')}>{blocks.map(drawBlock)}</div>;
}

// Prose never changes while it is shown, so a place in it is as good a key as any.
function drawBlock(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p key={key}>{block.children.map(drawInline)}</p>;
    case 'heading':
      return (
        <h2 key={key} className={styles.heading}>
          {block.children.map(drawInline)}
        </h2>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      const entries = block.items.map((inlines, index) => ({ index, inlines }));
      return (
        <List key={key} className={styles.list}>
          {entries.map(({ index, inlines }) => (
            <li key={index}>{inlines.map(drawInline)}</li>
          ))}
        </List>
      );
    }
  }
}

function drawInline(inline: Inline, key: number): ReactNode {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'emphasis':
      return <em key={key}>{inline.children.map(drawInline)}</em>;
    case 'strong':
      return <strong key={key}>{inline.children.map(drawInline)}</strong>;
    case 'code':
      return <code key={key}>{inline.text}</code>;
    case 'link':
      // The owner writes `/projects`, wherever the site is published.
      return inline.href.startsWith('/') ? (
        <Link key={key} href={withBase(base, inline.href)}>
          {inline.children.map(drawInline)}
        </Link>
      ) : (
        <a key={key} href={inline.href} rel="noopener noreferrer">
          {inline.children.map(drawInline)}
        </a>
      );
  }
}
