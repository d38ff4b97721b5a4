import type { ReactNode } from 'react';
import type { Block, Inline } from '../../model/prose.ts';
import { matchPage, withBase } from '../../model/routes.ts';
import { base } from '../base.ts';
import { PageLink } from './PageLink.tsx';
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
      return (
        <ProseLink key={key} href={inline.href}>
          {inline.children.map(drawInline)}
        </ProseLink>
      );
  }
}

/** The owner writes `/projects` or `/about?photo=cat/nap`, wherever the site is published. */
function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const { pathname, search, hash } = new URL(href, 'http://site');
  const page = matchPage(pathname);
  if (page === 'notFound') return <a href={withBase(base, href)}>{children}</a>;
  return (
    <PageLink page={page} search={search} anchor={hash.slice(1)}>
      {children}
    </PageLink>
  );
}
