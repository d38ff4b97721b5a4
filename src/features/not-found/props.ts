import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import { type DrawingElement, emptyLabel } from './drawing.ts';

export type NotFoundProps = { head: PageHead; drawing: DrawingElement };

export function toNotFoundProps(
  page: Page,
  { owner, drawing }: { owner: { name: string }; drawing: DrawingElement | null },
): NotFoundProps {
  return { head: headOf(page, owner.name), drawing: drawing ?? emptyLabel };
}
