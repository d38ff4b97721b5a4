import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CustomProperty, SelectorList, TokenOrValue } from 'lightningcss';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { nearest, uncapitalize } from '../core/text.ts';
import { positionAt } from '../core/text-position.ts';
import { engineRoot } from '../files/output-paths.ts';
import { contrast, readColor } from './color.ts';
import type { Mode, Palette } from './look.ts';
import { colorsOfRoles, contrastRules, isColorRole } from './solve-palette.ts';

/** The owner's own styles, in content/. */
export const themeFile = 'theme.css';

/** Prefix of custom properties that the owner adds. */
const ownPrefix = '--my-';

/** Maximum nesting of brackets, far more than a style sheet needs. */
const maxNesting = 100;

/** A color role that the theme sets. */
type Override = { role: string; mode: Mode; value: string; line: number };

/**
 * The theme in the highest cascade layer, and diagnostics: syntax errors, unknown properties, loaded files, and colors
 * without enough contrast.
 */
export async function readTheme(
  text: string,
  palette: Palette,
): Promise<{ styles: string; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const lines = text.split('\n');
  const add = (diagnosticText: DiagnosticText, line: number, column = 1, severity?: Diagnostic['severity']) =>
    diagnostics.push(diagnosticInFile(themeFile, diagnosticText, { line, column }, severity));
  /** First position of a word at or after a line. */
  const placeOf = (word: string, from: number): [line: number, column: number] => {
    const index = lines.findIndex((line, at) => at >= from - 1 && line.includes(word));
    return index < 0 ? [from, 1] : [index + 1, (lines[index]?.indexOf(word) ?? 0) + 1];
  };
  const { tooDeep, unclosed } = findBrackets(text);
  if (tooDeep !== null) {
    add(themeUnreadable('Brackets are nested too deeply'), positionAt(text, tooDeep).line);
    return { styles: '', diagnostics };
  }
  const tokenNames = await readTokenNames();
  const isKnown = (name: string) => tokenNames.has(name) || name.startsWith(ownPrefix);
  const overrides: Override[] = [];
  const loading = new Set<string>();
  let [ruleLine, mode]: [number, Mode] = [1, 'light'];
  const { transform } = await import('lightningcss');
  try {
    const { code, warnings } = transform({
      filename: themeFile,
      code: Buffer.from(text),
      errorRecovery: true,
      visitor: {
        Rule(rule) {
          if ('value' in rule && rule.value && typeof rule.value === 'object' && 'loc' in rule.value)
            ruleLine = rule.value.loc.line + 1;
          if (rule.type === 'style') mode = modeOf(rule.value.selectors);
          if (rule.type === 'import') add(themeFetches('@import'), ...placeOf('@import', ruleLine));
          if (rule.type === 'font-face') add(themeFetches('@font-face'), ...placeOf('@font-face', ruleLine));
          return undefined;
        },
        Url({ url, loc }) {
          add(themeFetches(`url(${url})`), loc.line, loc.column);
          return undefined;
        },
        Variable({ name: { ident } }) {
          if (!isKnown(ident))
            add(unknownToken(ident, nearest(ident, [...tokenNames])), ...placeOf(ident, ruleLine));
          return undefined;
        },
        Declaration(declaration) {
          if (declaration.property !== 'custom') return undefined;
          const { name, value } = declaration.value as CustomProperty;
          const place = placeOf(name, ruleLine);
          if (!name.startsWith('--')) add(unknownProperty(name), ...place);
          else if (!isKnown(name)) add(unknownToken(name, nearest(name, [...tokenNames])), ...place);
          else if (isColorRole(name))
            overrides.push({ role: name, mode, value: cssOf(value), line: place[0] });
          return undefined;
        },
      },
    });
    // Printed without comments and escapes. The parser does not take strings in these for URLs, but browsers
    // load them.
    for (const [name] of code
      .toString()
      .matchAll(/(?:-webkit-)?(?:image-set|cross-fade)\(|\b(?:src|image)\(|@namespace/gi))
      loading.add(name.toLowerCase());
    for (const name of loading) add(themeFetches(name.replace('(', '(…)')), ...placeOf(name, 1));
    for (const { message, loc } of warnings) add(themeUnreadable(message), loc.line, loc.column);
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    if (!loc) throw error;
    add(themeUnreadable(message), loc.line, loc.column);
  }
  if (unclosed !== null && !diagnostics.some(({ code }) => code === 'invalid-css'))
    add(themeNotClosed, positionAt(text, unclosed).line);
  diagnostics.push(...validateContrast(overrides, palette));
  return { styles: `@layer theme{${text}}`, diagnostics };
}

/**
 * The offsets where brackets are nested too deeply, because thousands of levels crash the parser, and of the first bracket
 * or comment that is not closed, which the parser closes at the end.
 */
function findBrackets(text: string): { tooDeep: number | null; unclosed: number | null } {
  const parts =
    /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n\r\f])*"?|'(?:\\[\s\S]|[^'\\\n\r\f])*'?|\\[\s\S]|[([{)\]}]/g;
  const ends: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
  const open: { end: string; index: number }[] = [];
  for (const { 0: part, index } of text.matchAll(parts)) {
    const end = ends[part];
    if (end) open.push({ end, index });
    else if (part.startsWith('/*') && !/^.{2,}\*\/$/s.test(part)) open.push({ end: '', index });
    // Within brackets, CSS ignores the end of others.
    else if (open.at(-1)?.end === part) open.pop();
    if (open.length > maxNesting) return { tooDeep: index, unclosed: null };
  }
  return { tooDeep: null, unclosed: open[0]?.index ?? null };
}

/** Rules without a mode apply to both, unless a dark rule overrides them. */
function modeOf(selectors: SelectorList): Mode {
  return JSON.stringify(selectors).includes('"value":"dark"') ? 'dark' : 'light';
}

function validateContrast(overrides: readonly Override[], palette: Palette): Diagnostic[] {
  const reported = new Set<string>();
  return (['light', 'dark'] satisfies Mode[]).flatMap((mode) => {
    const colors = colorsOfRoles(palette, mode);
    const lines = new Map<string, number>();
    for (const override of overrides) {
      if (override.mode === 'dark' && mode === 'light') continue;
      colors.set(override.role, override.value);
      lines.set(override.role, override.line);
    }
    const colorOf = (role: string, depth = 0): string | null => {
      const value = colors.get(role) ?? '';
      const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
      if (other) return depth > 9 ? null : colorOf(other, depth + 1);
      return readColor(value) ? value : null;
    };
    /** The worst contrast of each role: one fix solves all. */
    const worst = new Map<string, { diagnostic: Diagnostic; found: number }>();
    const unknown: Diagnostic[] = [];
    for (const { role, behind, minContrast } of contrastRules) {
      const line = lines.get(role) ?? lines.get(behind);
      if (line === undefined) continue;
      const [front, back] = [colorOf(role), colorOf(behind)];
      if (front === null || back === null) {
        const name = front === null ? role : behind;
        const diagnosticText = unknownColor(name, colors.get(name) ?? '');
        if (!reported.has(name))
          unknown.push(diagnosticInFile(themeFile, diagnosticText, { line, column: 1 }, 'warning'));
        reported.add(name);
        continue;
      }
      const found = contrast(front, back);
      if (found >= minContrast || found >= (worst.get(role)?.found ?? minContrast)) continue;
      const diagnosticText = tooLittleContrast({ role, behind, mode, found, minContrast });
      worst.set(role, {
        diagnostic: diagnosticInFile(themeFile, diagnosticText, { line, column: 1 }),
        found,
      });
    }
    return [...unknown, ...[...worst.values()].map(({ diagnostic }) => diagnostic)];
  });
}

/** A color value as CSS; "" for anything else. */
function cssOf(value: readonly TokenOrValue[]): string {
  const [only, ...others] = value.filter(
    (each) => !(each.type === 'token' && each.value.type === 'white-space'),
  );
  if (!only || others.length > 0) return '';
  if (only.type === 'token' && only.value.type === 'ident') return only.value.value;
  if (only.type === 'var') return `var(${only.value.name.ident})`;
  if (only.type !== 'color' || typeof only.value !== 'object') return '';
  const { type, alpha, ...channels } = only.value as { type: string; alpha?: number };
  // The contrast of a transparent color depends on its background.
  if (alpha !== undefined && alpha < 1) return '';
  return `${type}(${Object.values(channels).join(' ')})`;
}

/** The custom properties that the styles of the site and of its looks use. */
async function readTokenNames(): Promise<ReadonlySet<string>> {
  const read = (file: string) => readFile(join(engineRoot, 'src', file), 'utf8');
  const looks = await Promise.all(
    (await readdir(join(engineRoot, 'src/looks'))).map((file) => read(`looks/${file}`)),
  );
  const sheets = [
    await read('ui/styles/tokens.css'),
    ...looks.map((look) => rulesBySheet(look).get('tokens.css') ?? ''),
  ];
  const names = [...sheets.join('\n').matchAll(/^\s*(--[a-z][\w-]*):/gm)].map(([, name = '']) => name);
  const faces = ['text', 'heading', 'title', 'label', 'code'].map((role) => `--font-${role}`);
  return new Set([...names, ...faces]);
}

function themeUnreadable(message: string): DiagnosticText {
  return {
    code: 'invalid-css',
    summary: `this is not valid CSS: ${uncapitalize(message)}`,
    why: 'Browsers ignore it without a message.',
    fix: 'Look for a missing colon, semicolon or bracket just before it.',
  };
}

const themeNotClosed: DiagnosticText = {
  code: 'invalid-css',
  summary: 'a rule or comment is not closed',
  why: 'Browsers would take everything after it for a part of it, also the styles of the site.',
  fix: 'Write a } after the last line of the rule, or */ at the end of the comment.',
};

function unknownToken(name: string, similar: string | null): DiagnosticText {
  return {
    code: 'unknown-custom-property',
    summary: `${name} is not a property of the site`,
    why: 'docs/brand.md lists the properties of the site. Your own properties begin with --my-.',
    fix: similar ? `Did you mean ${similar}?` : 'Remove it, or give it a name that begins with --my-.',
  };
}

function unknownProperty(name: string): DiagnosticText {
  return {
    code: 'unknown-css-property',
    summary: `${name} is not a known CSS property`,
    why: 'Browsers ignore it without a message.',
    fix: 'Check its spelling.',
  };
}

function themeFetches(what: string): DiagnosticText {
  return {
    code: 'css-loads-file',
    summary: `${what} would load a file`,
    why: 'Pages load only what the build publishes; the content security policy blocks everything else. Choose typefaces in content/brand.yaml.',
    fix: 'Remove it; a gradient needs no file.',
  };
}

function tooLittleContrast({
  role,
  behind,
  mode,
  found,
  minContrast,
}: Record<'role' | 'behind' | 'mode', string> & Record<'found' | 'minContrast', number>): DiagnosticText {
  return {
    code: 'low-contrast',
    summary: `in ${mode} mode, ${role} on ${behind} has a contrast of ${(Math.floor(found * 10) / 10).toFixed(1)}:1, expected at least ${minContrast}:1`,
    why:
      minContrast === 7
        ? 'Text needs that much to be readable for everyone.'
        : 'Marks and boundaries need that much to be visible for everyone.',
    fix:
      mode === 'dark'
        ? `Set another color for dark mode:   [data-theme="dark"] { ${role}: …; }`
        : 'Choose a darker color for the foreground, or a lighter one for the background.',
  };
}

function unknownColor(role: string, value: string): DiagnosticText {
  return {
    code: 'unknown-contrast',
    summary: `the contrast of ${role} cannot be computed`,
    why: value
      ? `Its value is "${value}", which is not a plain color.`
      : 'Its value is computed or transparent.',
    fix: 'Write it as one opaque color, such as #00693e or oklch(45% 0.1 160).',
  };
}

/** The rules of a look by the style sheet that they change. */
export function rulesBySheet(look: string): Map<string, string> {
  const [, ...parts] = look.split(/^\/\* (\S+\.css) \*\/\n/m);
  return new Map(
    parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? ''] as const] : [])),
  );
}
