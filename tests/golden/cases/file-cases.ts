import { craftPdf } from '../../media/images/craft-pdf.ts';
import type { Cases } from './repeated-cases.ts';

/** Cases of `check --publish` with files that are not text: paths are relative to content/. */
export async function createFileCases(): Promise<Cases> {
  return {
    'a PDF in public/': {
      'refuses a script': { '../public/paper.pdf': craftPdf({ 5: '<< /S /JavaScript /JS (x) >>' }) },
    },
  };
}
