import type { ReactNode } from 'react';
import type { RichText } from '../core/prose.ts';
import { withBase } from '../core/routes.ts';
import { base } from '../router/base.ts';
import { Link } from '../router/Link.tsx';
import { renderFormula } from './render-formula.tsx';

/** Text of the owner with emphasis and links. */
export function Inline({ text }: { text: RichText }): ReactNode {
  if (typeof text === 'string') return text;
  // The text never changes, so the index is a good key.
  return text.map((inline, key) => {
    if (typeof inline === 'string') return inline;
    if (inline.kind === 'code') return <code key={key}>{inline.text}</code>;
    if (import.meta.env.HAS_MATH && inline.kind === 'math') return renderFormula(inline.tree, key);
    // Sites without formulas have no code for them.
    const content = <Inline text={(inline as Exclude<typeof inline, { kind: 'math' }>).children} />;
    if (inline.kind === 'link' && inline.note !== undefined)
      return (
        <sup key={key}>
          <a id={inline.note} href={inline.href} role="doc-noteref" aria-describedby="_notes">
            {content}
          </a>
        </sup>
      );
    if (inline.kind !== 'link') {
      return inline.kind === 'strong' ? <strong key={key}>{content}</strong> : <em key={key}>{content}</em>;
    }
    // Owners write `/projects` whatever the site's base.
    return inline.href.startsWith('/') ? (
      <Link key={key} href={withBase(base, inline.href)}>
        {content}
      </Link>
    ) : (
      <a key={key} href={inline.href} rel="noopener noreferrer">
        {content}
      </a>
    );
  });
}
