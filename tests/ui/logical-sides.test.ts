import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Declarations that may name a physical side. */
const exceptions = [
  // A notch stays where it is, whatever the language.
  /^padding: 0 max\(.*safe-area-inset-right/,
  // Chromium aligns cells of formulas by nothing else, and formulas run from left to right.
  /^text-align: -webkit-(?:left|right)$/,
  // Few browsers know overflow-inline, and all lines run across.
  /^(?:overflow|overscroll-behavior)-x: /,
  // What is dragged follows the finger.
  /^transform: translateX\(var\(--pulled, 0\)\)$/,
];

/** Physical properties with a logical equivalent. */
const physicalProperty =
  /^(?:top|right|bottom|left|(?:min-|max-)?(?:width|height)|(?:(?:scroll-)?(?:margin|padding)|border|contain-intrinsic)-(?:top|right|bottom|left|width|height)\b.*|border-(?:top|bottom)-(?:left|right)-radius|(?:overflow|overscroll-behavior)-[xy])$/;

/** Physical values, independent of text direction. */
const physicalValues: { property?: RegExp; value: RegExp }[] = [
  { property: /^(?:text-align|float|clear|justify-.*)$/, value: /\b(?:left|right)\b/ },
  { property: /^(?:background|mask|object|transform|perspective)/, value: /\bright\b/ },
  // A fraction of the width from the left that depends on the text direction.
  { property: /^(?:background|mask|object|transform|perspective)/, value: /\bleft\b(?!.*var\(--forward\))/ },
  { value: /\bto (?:[a-z]+ )?(?:left|right)\b/ },
  { value: /gradient\((?!0deg|180deg|0,|180deg,)-?[\d.]+(?:deg|turn|rad)/ },
  { value: /translate(?:X|3d)?\((?!0\b)(?!.*var\(--forward\))/ },
  { property: /^translate$/, value: /^(?!0\b|none)(?!.*var\(--forward\))/ },
  { property: /^transform-origin$/, value: /^(?:0|100%)(?: |$)/ },
  { property: /^(?:box|text)-shadow$/, value: /^(?:inset )?-?[\d.]*[1-9]/ },
];

/** Declarations with a physical side instead of a logical one. */
function findPhysicalSides(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
  return [...bare.matchAll(/(?<=[;{]\s*)([-\w]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .map(([, property = '', value = '']) => ({ property, value: value.replace(/\s+/g, ' ').trim() }))
    .filter(({ property, value }) => isPhysical(property, value))
    .map(({ property, value }) => `${property}: ${value}`)
    .filter((declaration) => !exceptions.some((exception) => exception.test(declaration)));
}

function isPhysical(property: string, value: string): boolean {
  if (physicalProperty.test(property)) return true;
  // A shorthand of four sides: top, right, bottom, left.
  if (/^(?:inset|margin|padding|border-(?:width|style|color|radius)|scroll-.*)$/.test(property)) {
    const [, right, , left] = splitValue(value);
    if (left !== undefined && left !== right) return true;
  }
  return physicalValues.some((rule) => (rule.property?.test(property) ?? true) && rule.value.test(value));
}

/** Splits at spaces outside of brackets. */
function splitValue(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/^(?:editor|hosts)\W/.test(file))
  .map((file) => join('src', file));

// Use start and end (inline, block), or multiply horizontal distances by var(--forward).
it.each(sheets)('%s uses logical sides', (file) => {
  expect(findPhysicalSides(readFileSync(file, 'utf8'))).toEqual([]);
});
