import { createRequire } from 'node:module';

/** The files of the résumé's typefaces: the site's own, and one that has Greek and Cyrillic letters too. */
export const resumeFontFiles: readonly string[] = [
  ...filesOf('@expo-google-fonts/atkinson-hyperlegible-next', ['400Regular', '600SemiBold', '800ExtraBold']),
  ...filesOf('@expo-google-fonts/atkinson-hyperlegible-mono', ['400Regular', '600SemiBold']),
  ...filesOf('@expo-google-fonts/libertinus-serif', ['400Regular', '600SemiBold', '700Bold']),
];

function filesOf(name: string, styles: string[]): string[] {
  const { resolve } = createRequire(import.meta.url);
  // libertinus-serif/400Regular/LibertinusSerif_400Regular.ttf
  const family = name.replace(/^.*\//, '').replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  return styles.map((style) => resolve(`${name}/${style}/${family}_${style}.ttf`));
}
