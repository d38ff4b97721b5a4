import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { thanksPath, withBase } from '../core/routes.ts';
import { escapeHtml } from '../core/text.ts';
import { engineRoot } from '../files/output-paths.ts';
import type { Locale } from '../i18n/locale.ts';

export const answerStylesPath = '/submit/answer.css';

/** Whether the inbox answers requests of this path below the base. */
export function isInboxPath(path: string): boolean {
  return path === '/submit' || path === answerStylesPath;
}

const thanksStylesPath = thanksPath.replace('.html', '.css');

/** Styles of the answer page in addition to those of the site. */
export const answerSheet = join(engineRoot, 'src/hosts/answer-page.css');

type Answer = {
  base: string;
  /** Where the icons are. Default: `base`. */
  rootBase?: string;
  locale: Locale;
  /** English sentence about the error; undefined for a stored message. */
  refusal?: string | undefined;
  stylesPath?: string;
  /** Content security policy for hosts that send none. */
  policy?: readonly string[];
};

/** The page a visitor sees after sending a message. */
export function answerPage({
  base,
  rootBase = base,
  locale,
  refusal,
  stylesPath = answerStylesPath,
  policy,
}: Answer): string {
  const { documents, language, direction } = locale;
  const title = escapeHtml(refusal ? documents.messageRefused : documents.messageReceived);
  const isForeign = refusal !== undefined && !/^en\b/i.test(language);
  const rules = policy
    ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy.join('; '))}">\n`
    : '';
  return `<!DOCTYPE html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
${rules}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${withBase(rootBase, '/favicon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${withBase(base, stylesPath)}">
</head>
<body>
<main>
<h1>${title}</h1>
<p${isForeign ? ' lang="en" dir="ltr"' : ''}>${escapeHtml(refusal ?? documents.thanks)}</p>
<p><a href="${withBase(base, '/')}">${escapeHtml(documents.backToSite)}</a></p>
</main>
</body>
</html>
`;
}

type ThanksInput = Pick<Answer, 'base' | 'rootBase' | 'locale'> & {
  /** Generated styles: colors, typefaces. */
  styles: Readonly<Record<string, string>>;
  policy: readonly string[];
};

/** The published page that a form service redirects to, with its style sheet. */
export async function thanksPage({ styles, ...page }: ThanksInput) {
  const html = answerPage({ ...page, stylesPath: thanksStylesPath });
  return [
    { path: thanksPath.slice(1), bytes: html },
    { path: thanksStylesPath.slice(1), bytes: await answerStyles(styles) },
  ];
}

/** The style sheet of the answer page without a built site. */
export async function answerStyles(generated: Readonly<Record<string, string>>): Promise<string> {
  const files = [join(engineRoot, 'src/ui/styles/tokens.css'), answerSheet];
  const written = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [...Object.values(generated), ...written].join('\n');
}
