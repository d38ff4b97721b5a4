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

  it.each([
    ['in one another', 'a {'],
    ['closed by others', ':is(}'],
    ['after a string that ends with its line', '="x\f] {'],
  ])('may not have hundreds of brackets %s, which would end the program', async (_how, part) => {
    const { diagnostics } = await readTheme(part.repeat(2000), palette);
    expect(diagnostics.map(({ summary }) => summary)).toEqual([expect.stringContaining('nested too deeply')]);
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
