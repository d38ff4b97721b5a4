import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** The site's two faces. The names are ours, so that a face installed on the machine can never stand in for them. */
export const FACES = { next: 'Sample Next', mono: 'Sample Mono' } as const;

/** What the Latin files of both faces can draw; anything else would come from whatever the machine has. */
const DRAWABLE = /^[\x20-\x7e\u00a1-\u00b4\u00b7-\u00ff–—‘’“”„•…‹›™−]*$/;

for (const [face, family] of Object.entries(FACES)) {
  const file = `@fontsource-variable/atkinson-hyperlegible-${face}/files/atkinson-hyperlegible-${face}-latin-wght-normal.woff2`;
  const key = GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), family);
  if (!key) throw new Error(`The typeface for the mock-ups cannot be read: ${file}`);
}

/** Throws if the text holds a character the faces lack: its drawing would differ from machine to machine. */
export function assertDrawable(text: string): void {
  if (DRAWABLE.test(text)) return;
  const missing = [...text].filter((character) => !DRAWABLE.test(character)).join(' ');
  throw new Error(`The mock-up text "${text}" has characters the typeface lacks: ${missing}`);
}
