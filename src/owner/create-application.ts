import { applicationFile, nameOfApplication } from '../applications/application-folder.ts';
import { explainUnknownLens, listApplications } from '../applications/read-applications.ts';
import type { Site } from '../build/site.ts';
import { slug } from '../content/fields.ts';
import { Refused } from '../core/diagnostics.ts';
import { slugify } from '../core/slugify.ts';
import { isDeviceName } from '../core/text.ts';
import { commitTexts, withContentLock } from './content-change.ts';
import { type ApplicationAnswers, planApplication } from './plan-application.ts';

/** Why each answer is invalid, as a sentence; "" for valid answers. */
export function answerChecks(
  site: Site,
  today: string,
): Record<
  'reader' | 'lens' | 'language' | 'date' | 'due' | 'portfolio' | 'until',
  (answer: string) => string
> {
  const lenses = site.content.lenses.map((lens) => lens.name);
  const languages = languagesOf(site);
  return {
    reader: (answer) => (answer ? '' : 'Expected the name of a person or an organization.'),
    lens: (answer) => {
      if (!answer || lenses.includes(answer)) return '';
      const { summary, why, fix } = explainUnknownLens(answer, lenses);
      return `The ${summary}. ${why} ${fix}`;
    },
    language: (answer) =>
      !answer || languages.includes(answer)
        ? ''
        : `The site is not written in "${answer}", but in ${languages.join(', ')}.`,
    date: (answer) => explainDay(answer, today),
    due: (answer) => (answer ? explainDay(answer, today) : ''),
    portfolio: (answer) => (['', 'yes'].includes(answer) ? '' : 'Expected yes or nothing.'),
    until: (answer) => (answer ? explainDay(answer, today) : ''),
  };
}

export function explainDay(answer: string, today: string): string {
  const date = new Date(`${answer}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(answer) && !Number.isNaN(date.getTime());
  if (!isDay || date.toISOString().slice(0, 10) !== answer)
    return `"${answer}" is not a day, expected YYYY-MM-DD, such as ${today}.`;
  return answer < today ? `${answer} is in the past.` : '';
}

/** Why this is not a name of an application; "" if it is one. */
export function explainApplicationName(typed: string): string {
  const isName = (name: string) => slug.safeParse(name).success && !isDeviceName(name);
  const example = isName(slugify(typed)) ? slugify(typed) : 'harbour-clinics';
  return isName(typed)
    ? ''
    : `"${typed}" is not a name of an application: use lower-case letters from a to z, digits and hyphens, such as ${example}.`;
}

/** Creates the folder of an application, and returns its name. Throws `Refused` if it exists. */
export async function createApplication(
  contentDir: string,
  typed: string,
  answers: ApplicationAnswers,
  site: Site,
): Promise<string> {
  const name = nameOfApplication(typed, answers.date);
  const { content } = chooseSite(site, answers.language);
  await withContentLock(contentDir, async () => {
    if ((await listApplications(contentDir)).includes(name))
      throw new Refused(`content/${applicationFile(name, '')} exists already. Nothing was changed.`);
    await commitTexts(contentDir, planApplication(name, answers, content));
  });
  return name;
}

export function languagesOf({ content }: Site): string[] {
  return content.site.languages ?? [content.site.language];
}

/** The site in a language; in its first language if none is given or the site does not have it. */
export function chooseSite(site: Site, language: string): Site {
  return site.translations.find(({ content }) => content.site.language === language) ?? site;
}
