import { lensResumePath, resumePaths } from '../model/routes.ts';
import { formatsOfResume } from '../model/sections.ts';
import { type ReadBackFile, readBackFile } from './resume/read-back-file.ts';
import { writeResumeDocx } from './resume/resume-docx.ts';
import { planResumeLines, wordDetail } from './resume/resume-input.ts';
import { setLensResume, setResume } from './resume/resume-pdf.ts';
import type { Site } from './site.ts';

/** Reads back each file of the résumé that the site publishes and that was made here. */
export async function readBackResumes({ content, faces, resumePdf }: Site): Promise<ReadBackFile[]> {
  const files: ReadBackFile[] = [];
  if (resumePdf === 'set') {
    const whole = await setResume(content, faces);
    files.push(await readBackFile(resumePaths.pdf, whole.pdf, whole.resume, content, whole.pages));
    for (const lens of content.lenses) {
      const { pdf, resume, pages, leftOut } = await setLensResume(content, lens, faces);
      files.push({
        ...(await readBackFile(lensResumePath(lens.name), pdf, resume, content, pages)),
        leftOut,
      });
    }
  }
  if (formatsOfResume(content.sections).includes('word')) {
    const told = planResumeLines(content, wordDetail);
    files.push(await readBackFile(resumePaths.word, writeResumeDocx(content), told, content, null));
  }
  return files;
}
