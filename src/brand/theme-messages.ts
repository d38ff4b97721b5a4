import type { DiagnosticText } from '../core/diagnostics.ts';

/* What is said of content/theme.css. */

const guide = 'docs/brand.md lists the properties of the site.';

export function themeUnreadable(message: string): DiagnosticText {
  return {
    summary: `this cannot be read as CSS: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
    why: 'A browser would pass over it without a word.',
    fix: 'Look for a colon, a semicolon or a bracket that is missing just before.',
  };
}

export function unknownToken(name: string, similar: string | null): DiagnosticText {
  return {
    summary: `${name} is no property of the site`,
    why: `${guide} Properties of your own begin with --my-.`,
    fix: similar ? `Did you mean ${similar}?` : 'Remove it, or give it a name that begins with --my-.',
  };
}

export function unknownProperty(name: string): DiagnosticText {
  return {
    summary: `${name} is no property of CSS that is known here`,
    why: 'A browser would pass over it without a word.',
    fix: 'Look for a typing mistake in its name.',
  };
}

export function themeFetches(what: string): DiagnosticText {
  return {
    summary: `${what} would fetch something`,
    why: 'Pages load nothing but what the build publishes, and their policy blocks all else. Typefaces are chosen in content/brand.yaml.',
    fix: 'Remove it; a gradient needs no file.',
  };
}

export function tooLittleContrast({
  role,
  behind,
  mode,
  found,
  least,
}: Record<'role' | 'behind' | 'mode', string> & Record<'found' | 'least', number>): DiagnosticText {
  return {
    summary: `by ${mode} ${role} on ${behind} has a contrast of ${(Math.floor(found * 10) / 10).toFixed(1)}:1, expected at least ${least}:1`,
    why:
      least === 7
        ? 'Words need that much to be read by everyone.'
        : 'Marks and boundaries need that much to be seen by everyone.',
    fix:
      mode === 'night'
        ? `Give it a colour of its own by night:   [data-theme="dark"] { ${role}: …; }`
        : 'Take a darker colour for what stands in front, or a lighter one for what lies behind.',
  };
}

export function unknownColor(role: string, value: string): DiagnosticText {
  return {
    summary: `whether ${role} can be read is not known`,
    why: value
      ? `Its value is "${value}", which is no colour in itself.`
      : 'Its value is computed, or not opaque.',
    fix: 'Write it as one opaque colour, such as #00693e or oklch(45% 0.1 160).',
  };
}
