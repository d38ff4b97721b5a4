import { fileURLToPath } from 'node:url';
import { withBase } from '../../model/routes.ts';
import { escapeHtml } from '../../model/text.ts';

export const answerStylesPath = '/submit/answer.css';

/** What that sheet has beside the site's own styles. */
export const answerSheet = fileURLToPath(new URL('answer-page.css', import.meta.url));

/** The inbox's answer: a plain page in the site's look, with the style sheet that the inbox serves beside it. */
export function answerPage({ base, title, text }: { base: string; title: string; text: string }): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${withBase(base, '/favicon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${withBase(base, answerStylesPath)}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${withBase(base, '/')}">Back to the site</a></p>
</main>
</body>
</html>
`;
}
