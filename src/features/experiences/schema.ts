import { z } from 'zod';
import { sectionFields } from './section-fields.build.ts';
import { sectionKinds } from './sections/index.build.ts';
import type { SectionKind } from './sections.ts';

const kinds = Object.keys(sectionKinds) as SectionKind[];
const { name, ...fields } = sectionFields;

/** A section of a page of kind experiences, in pages.yaml. */
export const sectionSchema = z.strictObject({
  name,
  kind: z
    .enum(kinds)
    .describe(`What it holds: ${kinds.join(', ')}.`)
    .meta({ examples: ['jobs'] }),
  ...fields,
});
