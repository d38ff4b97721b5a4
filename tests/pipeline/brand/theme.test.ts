import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeLook } from '../../../src/pipeline/brand/make-look.ts';
import { readTheme } from '../../../src/pipeline/brand/read-theme.ts';
import { coloursOfRoles } from '../../../src/pipeline/brand/roles.ts';
import { formatProblems } from '../../../src/pipeline/problems.ts';

const { palette } = makeLook({});
const said = async (css: string) => formatProblems((await readTheme(css, palette)).problems);

describe('content/theme.css', () => {
  it('may set what the site measures and colours by, rules of its own and properties of its own', async () => {
    const css = `:root {
  --page-width: 60rem;
  --accent: #1a237e;
  --my-tilt: -1deg;
}
[data-theme="dark"] {
  --accent: #b5c4ff;
}
main h1 {
  rotate: var(--my-tilt);
  font-family: var(--font-label);
}
`;
    const { styles, problems } = await readTheme(css, palette);
    expect(problems).toEqual([]);
    expect(styles).toBe(`@layer theme{${css}}`);
  });

  it.each([
    [
      'a property that the site has not',
      ':root {\n  --acent: #123456;\n}\n',
      '2:3  --acent is no property of the site\n  docs/brand.md lists the properties of the site. Properties of your own begin with --my-. Did you mean --accent?',
    ],
    ['one that a rule takes', 'h1 {\n  color: var(--inkk);\n}\n', '2:14  --inkk is no property of the site'],
    [
      'a misspelt property',
      'h1 {\n\n  colr: #123456;\n}\n',
      '3:3  colr is no property of CSS that is known here',
    ],
    [
      'an address',
      'body {\n  background: url(https://elsewhere.example/a.png);\n}\n',
      '2:15  url(https://elsewhere.example/a.png) would fetch something',
    ],
    ['another sheet', '@import "fonts.css";\n', '1:1  @import would fetch something'],
    [
      'a font of its own',
      'h1 { margin: 0 }\n@font-face { font-family: Mine; src: local(Mine) }\n',
      '2:1  @font-face would fetch something',
    ],
    ['half a declaration', 'h1 {\n  color red;\n}\n', 'this cannot be read as CSS'],
    [
      'a bracket too many',
      'h1 { margin: 0 }\n}\n',
      '3:1  this cannot be read as CSS: unexpected end of input',
    ],
  ])('is refused with %s, with line and mend', async (_what, css, expected) => {
    const found = await said(css);
    expect(found).toContain('content/theme.css:');
    expect(found).toContain(expected);
  });

  it.each([
    [
      'by day',
      ':root { --text-muted: #888888 }',
      'by day --text-muted on --accent-soft has a contrast of 2.9:1, expected at least 7:1',
    ],
    [
      'by night, where it is not set again',
      ':root { --accent: #1a237e }',
      'by night --accent on --surface-raised has a contrast of 1.3:1, expected at least 7:1',
    ],
    ['of a surface', ':root { --surface: #777777 }', 'by day --text on --surface has'],
    [
      'through another role',
      ':root { --my-grey: 0; --text: var(--outline) }',
      'by day --text on --accent-soft has a contrast of 3.2:1',
    ],
  ])('is refused where contrast is lost %s', async (_what, css, expected) => {
    expect(await said(css)).toContain(expected);
  });

  it('says where contrast cannot be known', async () => {
    const { problems } = await readTheme(
      ':root { --text: color-mix(in oklab, var(--accent), white) }',
      palette,
    );
    expect(problems.map(({ severity, summary }) => `${severity}: ${summary}`)).toEqual([
      'warning: whether --text can be read is not known',
    ]);
  });

  it('is judged by what the tokens of the site point to', () => {
    const tokens = readFileSync('src/site/styles/tokens.css', 'utf8');
    for (const mode of ['day', 'night'] as const) {
      for (const [role, colour] of coloursOfRoles(palette, mode)) {
        const shade = new RegExp(`${role}: var\\(--${mode}-([\\w-]+)\\);`).exec(tokens)?.[1];
        expect(palette[mode][shade as keyof typeof palette.day], `${mode} ${role}`).toBe(colour);
      }
    }
  });
});
