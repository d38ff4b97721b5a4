import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import { type DrawingChoice, type DrawingElement, emptyLabel } from './drawing.ts';

export type NotFoundProps = { head: PageHead; drawing: DrawingElement | null };

export function toNotFoundProps(
  page: Page,
  { owner, drawing }: { owner: { name: string }; drawing: DrawingChoice },
): NotFoundProps {
  return { head: headOf(page, owner.name), drawing: drawing === 'none' ? null : (drawing ?? emptyLabel) };
}
