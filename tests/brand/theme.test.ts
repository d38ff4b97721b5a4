import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeLook } from '../../src/brand/make-look.ts';
import { readTheme } from '../../src/brand/read-theme.ts';
import { colorsOfRoles } from '../../src/brand/solve-palette.ts';

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

  it('may set every property that docs/brand.md lists, and styles of the site or a look use it', async () => {
    const rows = readFileSync('docs/brand.md', 'utf8').match(/^\| `--.*$/gm) ?? [];
    const names = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(--[\w-]+)`/g)].map(([, name = '']) => name),
    );
    expect(names).toContain('--portrait');
    const { diagnostics } = await readTheme(
      `:root { ${names.map((name) => `--my-copy: var(${name});`).join(' ')} }`,
      palette,
    );
    expect(diagnostics).toEqual([]);
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.css$/.test(file),
    );
    const styles = sheets.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n');
    expect(names.filter((name) => !styles.includes(`var(${name}`))).toEqual([]);
  });

  it('is validated with the shades that the tokens use', () => {
    const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
    for (const mode of ['light', 'dark'] as const) {
      for (const [role, color] of colorsOfRoles(palette, mode)) {
        const shade = new RegExp(`${role}: var\\(--${mode}-([\\w-]+)\\);`).exec(tokens)?.[1];
        expect(palette[mode][shade as keyof typeof palette.light], `${mode} ${role}`).toBe(color);
      }
    }
  });
});
