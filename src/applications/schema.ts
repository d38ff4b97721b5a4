import { z } from 'zod';
import { machineDate, slug, text } from '../content/fields.ts';

export const statuses = ['draft', 'sent', 'answered', 'interview', 'closed'] as const;
export type Status = (typeof statuses)[number];

const day = machineDate.regex(/^\d{4}-\d{2}-\d{2}$/, 'a real day as YYYY-MM-DD');

/** content/applications/<folder>/application.yaml */
export const applicationSchema = z.strictObject({
  reader: text.meta({ examples: ['Harbour Clinics'] }),
  role: text.optional(),
  lens: slug.optional(),
  language: z.string().optional(),
  date: day,
  status: z.enum(statuses),
  due: day.optional(),
});

export type ApplicationFields = z.infer<typeof applicationSchema>;
