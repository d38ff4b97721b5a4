import { Activity, useMemo } from 'react';
import { IsAhead } from '../is-ahead.ts';
import type { LoadedPage } from '../load-page.ts';
import { PageBoundary } from './PageBoundary.tsx';

type Props = {
  page: LoadedPage;
  isAhead: boolean;
  onFailure: () => void;
};

/** A page, or one that is drawn ahead: its elements are there, and a click only has to show them. */
export function PageFrame({ page, isAhead, onFailure }: Props) {
  // One and the same element: what changes around a page does not draw it anew.
  const drawn = useMemo(() => <page.Page />, [page]);
  const framed = (
    <PageBoundary onFailure={onFailure}>
      <IsAhead value={isAhead}>{drawn}</IsAhead>
    </PageBoundary>
  );
  // What is inside an `Activity` is hydrated last of all.
  if (page.isInHtml) return framed;
  return <Activity mode={isAhead ? 'hidden' : 'visible'}>{framed}</Activity>;
}
