import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const colorNames =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|darkblue|darkcyan|darkgoldenrod|darkgray|darkgreen|darkgrey|darkkhaki|darkmagenta|darkolivegreen|darkorange|darkorchid|darkred|darksalmon|darkseagreen|darkslateblue|darkslategray|darkslategrey|darkturquoise|darkviolet|deeppink|deepskyblue|dimgray|dimgrey|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gray|green|greenyellow|grey|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|lightblue|lightcoral|lightcyan|lightgoldenrodyellow|lightgray|lightgreen|lightgrey|lightpink|lightsalmon|lightseagreen|lightskyblue|lightslategray|lightslategrey|lightsteelblue|lightyellow|lime|limegreen|linen|magenta|maroon|mediumaquamarine|mediumblue|mediumorchid|mediumpurple|mediumseagreen|mediumslateblue|mediumspringgreen|mediumturquoise|mediumvioletred|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|palegoldenrod|palegreen|paleturquoise|palevioletred|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategray|slategrey|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';

const raw = new RegExp(
  [
    /#[\da-f]{3,8}/,
    /(?<![\w-])(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb|color)\(/,
    `(?<![\\w-])(?:${colorNames})(?![\\w(-])`,
    /(?<![\w.-])[-+]?[\d.]+(?:e[-+]?\d+)?(?:px|rem|pt|pc|mm|cm|in|q|s|ms)(?![\w%-])/,
  ]
    .map((each) => (typeof each === 'string' ? each : each.source))
    .join('|'),
  'gi',
);

/**
 * Raw colors, sizes and durations in declarations, as `LINE: DECLARATION`. Allowed everywhere: 0, numbers without
 * unit, relative units (%, fr, em, viewport and container units), angles, system colors, transparent, and places
 * without variables: `@page`, media and container conditions.
 */
function findRawValues(css: string): string[] {
  const bare = withoutTokens(css).replace(
    /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|@page\s*\{[^}]*\}/g,
    (text) => text.replace(/\S/g, ' '),
  );
  return [...bare.matchAll(/([-\w]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .filter(([, , value = '']) => value.search(raw) >= 0)
    .map(({ 0: text, index }) => `${bare.slice(0, index).split('\n').length}: ${text.trim()}`);
}

/** A look has its tokens in a section of its one file. */
function withoutTokens(css: string): string {
  return css.replace(/^\/\* tokens\.css \*\/$[\s\S]*?(?=^\/\* \S+\.css \*\/$|(?![\s\S]))/gm, (text) =>
    text.replace(/\S/g, ' '),
  );
}

const allSheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file));
const sheets = allSheets.filter((file) => !file.endsWith('tokens.css'));

describe('style sheets', () => {
  // Use a step of the scales or a role of src/ui/styles/tokens.css, such as var(--role).
  it.each(sheets)('%s takes colors, sizes and durations from tokens.css', (file) => {
    expect(findRawValues(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('use color roles, which both themes set', () => {
    const values = [
      ...readFileSync('src/ui/styles/tokens.css', 'utf8').matchAll(
        /(--(?:light|dark)-[\w-]+)|^ {4}(--[\w-]+): oklch/gm,
      ),
    ].map(([, ofBrand, name]) => ofBrand ?? name ?? '');
    expect(values.length).toBeGreaterThan(20);
    const strays = sheets.flatMap((file) => {
      const css = readFileSync(file, 'utf8');
      return values.filter((name) => css.includes(`var(${name})`)).map((name) => `${file}: ${name}`);
    });
    expect(strays).toEqual([]);
  });
  it('repeat no gradient, because Firefox draws thin stops as broad bands', () => {
    expect(allSheets.filter((file) => readFileSync(file, 'utf8').includes('repeating-'))).toEqual([]);
  });
});
