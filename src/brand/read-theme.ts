import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CustomProperty, SelectorList, TokenOrValue } from 'lightningcss';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { nearest } from '../core/text.ts';
import { engineRoot } from '../files/output-paths.ts';
import { contrast, readColor } from './color.ts';
import type { Mode, Palette } from './look.ts';
import { colorsOfRoles, contrastRules, isColorRole } from './roles.ts';
import * as messages from './theme-messages.ts';

/** Style rules of the owner's own, in content/. */
export const themeFile = 'theme.css';

/** Names that an owner may give to properties of their own. */
const ownPrefix = '--my-';

/** A role that the theme sets. */
type Override = { role: string; mode: Mode; value: string; line: number };

/**
 * A theme as the site publishes it, above all other styles, and what is wrong with it: what cannot be read, properties
 * that the site does not know, whatever would be fetched, colours of roles without enough contrast.
 */
export async function readTheme(
  text: string,
  palette: Palette,
): Promise<{ styles: string; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const lines = text.split('\n');
  const tell = (
    diagnosticText: DiagnosticText,
    line: number,
    column = 1,
    severity?: Diagnostic['severity'],
  ) => diagnostics.push(diagnosticInFile(themeFile, diagnosticText, { line, column }, severity));
  /** Where a word stands first at or after a line. */
  const placeOf = (word: string, from: number): [line: number, column: number] => {
    const index = lines.findIndex((line, at) => at >= from - 1 && line.includes(word));
    return index < 0 ? [from, 1] : [index + 1, (lines[index]?.indexOf(word) ?? 0) + 1];
  };
  const known = await readTokenNames();
  const isKnown = (name: string) => known.has(name) || name.startsWith(ownPrefix);
  const overrides: Override[] = [];
  const loading = new Set<string>();
  let [ruleLine, mode]: [number, Mode] = [1, 'day'];
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
          if (rule.type === 'import') tell(messages.themeFetches('@import'), ...placeOf('@import', ruleLine));
          if (rule.type === 'font-face')
            tell(messages.themeFetches('@font-face'), ...placeOf('@font-face', ruleLine));
          return undefined;
        },
        Url({ url, loc }) {
          tell(messages.themeFetches(`url(${url})`), loc.line, loc.column);
          return undefined;
        },
        Variable({ name: { ident } }) {
          if (!isKnown(ident))
            tell(messages.unknownToken(ident, nearest(ident, [...known])), ...placeOf(ident, ruleLine));
          return undefined;
        },
        Declaration(declaration) {
          if (declaration.property !== 'custom') return undefined;
          const { name, value } = declaration.value as CustomProperty;
          const place = placeOf(name, ruleLine);
          if (!name.startsWith('--')) tell(messages.unknownProperty(name), ...place);
          else if (!isKnown(name)) tell(messages.unknownToken(name, nearest(name, [...known])), ...place);
          else if (isColorRole(name))
            overrides.push({ role: name, mode, value: cssOf(value), line: place[0] });
          return undefined;
        },
      },
    });
    // Printed without comments and escapes. The parser does not take strings in these for URLs, but browsers
    // load them.
    for (const [name] of code.toString().matchAll(/(?:-webkit-)?image-set\(|\bsrc\(|@namespace/gi))
      loading.add(name.toLowerCase());
    for (const name of loading) tell(messages.themeFetches(name.replace('(', '(…)')), ...placeOf(name, 1));
    for (const { message, loc } of warnings) tell(messages.themeUnreadable(message), loc.line, loc.column);
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    if (!loc) throw error;
    tell(messages.themeUnreadable(message), loc.line, loc.column);
  }
  diagnostics.push(...validateContrast(overrides, palette));
  return { styles: `@layer theme{${text}}`, diagnostics };
}

/** What a rule for the whole document sets holds in both modes, unless the dark one sets it again. */
function modeOf(selectors: SelectorList): Mode {
  return JSON.stringify(selectors).includes('"value":"dark"') ? 'night' : 'day';
}

function validateContrast(overrides: readonly Override[], palette: Palette): Diagnostic[] {
  const told = new Set<string>();
  return (['day', 'night'] satisfies Mode[]).flatMap((mode) => {
    const colors = colorsOfRoles(palette, mode);
    const lines = new Map<string, number>();
    for (const override of overrides) {
      if (override.mode === 'night' && mode === 'day') continue;
      colors.set(override.role, override.value);
      lines.set(override.role, override.line);
    }
    const colorOf = (role: string, depth = 0): string | null => {
      const value = colors.get(role) ?? '';
      const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
      if (other) return depth > 9 ? null : colorOf(other, depth + 1);
      return readColor(value) ? value : null;
    };
    /** The worst of each role: one fix is for all. */
    const worst = new Map<string, { diagnostic: Diagnostic; found: number }>();
    const unknown: Diagnostic[] = [];
    for (const { role, behind, least } of contrastRules) {
      const line = lines.get(role) ?? lines.get(behind);
      if (line === undefined) continue;
      const [front, back] = [colorOf(role), colorOf(behind)];
      if (front === null || back === null) {
        const name = front === null ? role : behind;
        const diagnosticText = messages.unknownColor(name, colors.get(name) ?? '');
        if (!told.has(name))
          unknown.push(diagnosticInFile(themeFile, diagnosticText, { line, column: 1 }, 'warning'));
        told.add(name);
        continue;
      }
      const found = contrast(front, back);
      if (found >= least || found >= (worst.get(role)?.found ?? least)) continue;
      const diagnosticText = messages.tooLittleContrast({ role, behind, mode, found, least });
      worst.set(role, {
        diagnostic: diagnosticInFile(themeFile, diagnosticText, { line, column: 1 }),
        found,
      });
    }
    return [...unknown, ...[...worst.values()].map(({ diagnostic }) => diagnostic)];
  });
}

/** A value as CSS, as far as colours need it; "" for anything longer. */
function cssOf(value: readonly TokenOrValue[]): string {
  const [only, ...others] = value.filter(
    (each) => !(each.type === 'token' && each.value.type === 'white-space'),
  );
  if (!only || others.length > 0) return '';
  if (only.type === 'token' && only.value.type === 'ident') return only.value.value;
  if (only.type === 'var') return `var(${only.value.name.ident})`;
  if (only.type !== 'color' || typeof only.value !== 'object') return '';
  const { type, alpha, ...channels } = only.value as { type: string; alpha?: number };
  // What shines through would need to be known, too.
  if (alpha !== undefined && alpha < 1) return '';
  return `${type}(${Object.values(channels).join(' ')})`;
}

/** The custom properties that the site's styles use. */
async function readTokenNames(): Promise<ReadonlySet<string>> {
  const tokens = await readFile(join(engineRoot, 'src/ui/styles/tokens.css'), 'utf8');
  const names = [...tokens.matchAll(/^\s*(--[a-z][\w-]*):/gm)].map(([, name = '']) => name);
  const faces = ['text', 'heading', 'title', 'label', 'code'].map((role) => `--font-${role}`);
  return new Set([...names, ...faces]);
}
