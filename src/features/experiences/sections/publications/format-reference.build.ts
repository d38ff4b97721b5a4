import { type Cited, toReference } from './reference.build.ts';
import { apa } from './reference-styles/apa.build.ts';
import { chicago } from './reference-styles/chicago.build.ts';
import { ieee } from './reference-styles/ieee.build.ts';

/** The formats in which a reference can be copied, as plain text. English, as they are defined. */
export const referenceStyles = { APA: apa, IEEE: ieee, Chicago: chicago };

export type ReferenceStyle = keyof typeof referenceStyles;

export function formatReference(style: ReferenceStyle, cited: Cited): string {
  return referenceStyles[style](toReference(cited)).replaceAll(/\s+/g, ' ').trim();
}
