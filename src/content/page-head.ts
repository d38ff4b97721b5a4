import { withName } from '../site/site-content.ts';
import type { Page } from './pages.ts';

export type PageHead = { title: string; description: string; heading: string; subtitle: string };

/** Title, description and heading of a page, with the owner's name in them. */
export function headOf(
  { title, description, heading, subtitle }: Pick<Page, keyof PageHead>,
  ownerName: string,
): PageHead {
  return {
    title: withName(title, ownerName),
    description: withName(description, ownerName),
    heading: withName(heading, ownerName),
    subtitle: withName(subtitle, ownerName),
  };
}
