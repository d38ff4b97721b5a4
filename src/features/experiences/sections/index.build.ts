import { awards } from './awards/section.build.ts';
import { certificates } from './certificates/section.build.ts';
import { education } from './education/section.build.ts';
import { faq } from './faq/section.build.ts';
import { interests } from './interests/section.build.ts';
import { jobs } from './jobs/section.build.ts';
import { languages } from './languages/section.build.ts';
import { offers } from './offers/section.build.ts';
import { publications } from './publications/section.build.ts';
import { quotes } from './quotes/section.build.ts';
import { resume } from './resume/section.build.ts';
import { skills } from './skills/section.build.ts';
import { talks } from './talks/section.build.ts';
import { text } from './text/section.build.ts';

/**
 * Every kind of section, in the order of the content guide. To add one, write `<kind>/section.build.ts` and
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
  interests,
  offers,
  faq,
  text,
};
