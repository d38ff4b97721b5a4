import { awards } from './awards/awards.build.ts';
import { certificates } from './certificates/certificates.build.ts';
import { education } from './education/education.build.ts';
import { jobs } from './jobs/jobs.build.ts';
import { languages } from './languages/languages.build.ts';
import { publications } from './publications/publications.build.ts';
import { quotes } from './quotes/quotes.build.ts';
import { resume } from './resume/resume.build.ts';
import { skills } from './skills/skills.build.ts';
import { talks } from './talks/talks.build.ts';
import { text } from './text/text.build.ts';

/**
 * Every kind of section, in the order of the content guide. To add one, write `<kind>/<kind>.build.ts` and
 * `<kind>/<Kind>Section.tsx`, which exports the component of that name, and add a line here.
 */
export const sectionKinds = {
  resume,
  jobs,
  education,
  awards,
  skills,
  certificates,
  languages,
  publications,
  talks,
  quotes,
  text,
};
