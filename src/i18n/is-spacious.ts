const spacious = ['ar', 'fa', 'he', 'hi', 'ja', 'ko', 'mr', 'ne', 'ps', 'th', 'ur', 'yi', 'zh'];

/**
 * Whether letters of a language (BCP 47) join, stand in squares or carry signs above and below: they are not set closer
 * than their typeface has them, and need more air between the lines.
 */
export function isSpacious(language: string): boolean {
  return spacious.includes(language.toLowerCase().split('-', 1)[0] ?? '');
}
