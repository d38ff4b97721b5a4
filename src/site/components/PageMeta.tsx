import { use } from 'react';
import type { PageHead } from '../../model/page-content.ts';
import { IsAhead } from '../is-ahead.ts';

/** Title and description; React moves them into the document's head, where those of an unseen page have no place. */
export function PageMeta({ head }: { head: PageHead }) {
  if (use(IsAhead)) return null;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
    </>
  );
}
