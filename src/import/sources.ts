import type { ArchiveFile } from './archive.ts';
import { bibTeX, cslJson } from './bibliography.ts';
import { resumeDocument } from './document/resume-document.ts';
import { gitHub } from './github.ts';
import { jsonResume } from './json-resume.ts';
import { linkedIn } from './linkedin.ts';
import { orcid } from './orcid.ts';
import type { Source } from './source.ts';
import { renderCv, yamlResume } from './yaml-resume.ts';

/**
 * All that can be brought; the first that knows the files reads them. A further one is a file beside this with its
 * `Source`, a line here, and a fixture in tests/pipeline/import/.
 */
export const sources: readonly Source[] = [
  linkedIn,
  jsonResume,
  yamlResume,
  renderCv,
  bibTeX,
  cslJson,
  orcid,
  gitHub,
  resumeDocument,
];

/** Null where no source knows the files. */
export async function findSource(files: readonly ArchiveFile[]): Promise<Source | null> {
  for (const source of sources) {
    if (await source.recognise(files)) return source;
  }
  return null;
}
