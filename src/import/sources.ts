import { bibTeX, cslJson } from './bibliography.ts';
import { resumeDocument } from './document/resume-document.ts';
import { gitHub } from './github.ts';
import { jsonResume } from './json-resume.ts';
import { linkedIn } from './linkedin.ts';
import { orcid } from './orcid.ts';
import type { Source } from './source.ts';
import { renderCv, yamlResume } from './yaml-resume.ts';

/** All sources; the first that recognizes the files reads them. A new one is a file with its `Source` and a line here. */
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
