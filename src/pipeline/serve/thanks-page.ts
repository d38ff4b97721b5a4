import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../model/locale.ts';
import { thanksPath } from '../../model/routes.ts';
import { engineRoot } from '../files/engine-root.ts';
import { answerPage, answerSheet } from './answer-page.ts';

const stylesPath = thanksPath.replace('.html', '.css');

type ThanksInput = {
  base: string;
  locale: Locale;
  /** What the build makes of styles: colours, typefaces. */
  styles: Readonly<Record<string, string>>;
  policy: readonly string[];
};

/** The page that a form service leads visitors to, and its sheet. The inbox of `npm start` shows the same by itself. */
export async function thanksPage({ base, locale, styles, policy }: ThanksInput) {
  const html = answerPage({ base, locale, styles: stylesPath, policy });
  return [
    { path: thanksPath.slice(1), bytes: html },
    { path: stylesPath.slice(1), bytes: await answerStyles(styles) },
  ];
}

/** The sheet of an answer where there is no built one of the site: the same parts, as they are. */
export async function answerStyles(made: Readonly<Record<string, string>>): Promise<string> {
  const files = [join(engineRoot, 'src/site/styles/tokens.css'), answerSheet];
  const written = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [...Object.values(made), ...written].join('\n');
}
