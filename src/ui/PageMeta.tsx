import type { PageHead } from '../content/pages.ts';

/** Title and description; React moves them to the head. */
export function PageMeta({ head }: { head: Pick<PageHead, 'title' | 'description'> }) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
    </>
  );
}
