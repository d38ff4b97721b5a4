import { z } from 'zod';

/** content/macros.yaml: a command of formulas in each line. */
export const macrosSchema = z
  .record(z.string(), z.string().trim().min(1))
  .superRefine((macros, context) => {
    for (const name of Object.keys(macros).filter((each) => !/^\\?[A-Za-z]+$/.test(each)))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'a command whose name has only Latin letters',
        params: { example: '\\mathbb{R}' },
      });
  })
  .meta({ examples: [{ R: '\\mathbb{R}', norm: '\\left\\lVert #1 \\right\\rVert' }] });
