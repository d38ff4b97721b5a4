import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeLook } from '../../src/brand/make-look.ts';
import { readTheme } from '../../src/brand/read-theme.ts';
import { colorsOfRoles } from '../../src/brand/roles.ts';

const { palette } = makeLook({});

describe('content/theme.css', () => {
  it('may set tokens of the site, rules and custom properties', async () => {
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
    const { styles, diagnostics } = await readTheme(css, palette);
    expect(diagnostics).toEqual([]);
    expect(styles).toBe(`@layer theme{${css}}`);
  });

  it('is validated with the shades that the tokens use', () => {
    const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
    for (const mode of ['day', 'night'] as const) {
      for (const [role, color] of colorsOfRoles(palette, mode)) {
        const shade = new RegExp(`${role}: var\\(--${mode}-([\\w-]+)\\);`).exec(tokens)?.[1];
        expect(palette[mode][shade as keyof typeof palette.day], `${mode} ${role}`).toBe(color);
      }
    }
  });
});
