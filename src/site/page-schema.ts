import { z } from 'zod';
import { onlyForKinds } from '../content/fields.ts';
import { basePageSchema } from '../content/page-schema.ts';
import { sectionSchema } from '../features/experiences/schema.ts';

const { galleries, drawing, ...fields } = basePageSchema.shape;

/** A page of content/pages.yaml. */
export const pageSchema = z.strictObject({
  ...fields,
  sections: onlyForKinds(
    ['experiences'],
    z.array(sectionSchema).describe('Sections of the page, in their order. Without any, the page is hidden.'),
  ),
  galleries,
  drawing,
});
