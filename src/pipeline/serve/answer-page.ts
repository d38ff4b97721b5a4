import { fileURLToPath } from 'node:url';
import type { Locale } from '../../model/locale.ts';
import { withBase } from '../../model/routes.ts';
import { escapeHtml } from '../../model/text.ts';

export const answerStylesPath = '/submit/answer.css';

/** What that sheet has beside the site's own styles. */
export const answerSheet = fileURLToPath(new URL('answer-page.css', import.meta.url));

/** `refusal`: the English sentence of the server on what was wrong with a message; none for one that was taken. */
export type Answer = {
  base: string;
  locale: Locale;
  refusal?: string;
  /** Path of its style sheet; that of the inbox, if nothing else is said. */
  styles?: string;
  /** Rules of the policy, where the host may send none. */
  policy?: readonly string[];
};

/** What a visitor reads after a message was sent: a plain page in the site's look. */
export function answerPage({ base, locale, refusal, styles = answerStylesPath, policy }: Answer): string {
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
<link rel="icon" href="${withBase(base, '/favicon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${withBase(base, styles)}">
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
