import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The fonts that a browser finds on its system in a test, in place of the fonts of this machine. */
export type SystemFonts = 'liberation' | 'roboto' | 'dejavu';

/** A font with the name of another system's font; all widths are equal. */
type Renaming = { from: string; to: string };

type FontSet = { folders: string[]; renamed: Renaming[]; sans: string; serif: string; mono: string };

const packages = path.resolve(import.meta.dirname, '../node_modules');
const styles = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'];
const dejavu = [path.join(packages, 'dejavu-fonts-ttf/ttf')];

function folders(family: string): string[] {
  return styles.map((style) => path.join(packages, '@expo-google-fonts', family, style));
}

const fontSets: Record<SystemFonts, FontSet> = {
  // A desktop: Arimo and Cousine are newer versions of Liberation, with the widths of Arial and Courier New.
  liberation: {
    folders: [...folders('arimo'), ...folders('cousine'), ...dejavu],
    renamed: [
      { from: 'Arimo', to: 'Liberation Sans' },
      { from: 'Cousine', to: 'Liberation Mono' },
    ],
    sans: 'Liberation Sans',
    serif: 'DejaVu Serif',
    mono: 'Liberation Mono',
  },
  // Android. There is no package of its Droid Sans Mono; the advance of both fonts is 0.6 em.
  roboto: {
    folders: [...folders('roboto'), ...folders('cousine')],
    renamed: [
      { from: 'Roboto', to: 'Roboto' },
      { from: 'Cousine', to: 'Droid Sans Mono' },
    ],
    sans: 'Roboto',
    serif: 'Roboto',
    mono: 'Droid Sans Mono',
  },
  // A small Linux system.
  dejavu: {
    folders: dejavu,
    renamed: [],
    sans: 'DejaVu Sans',
    serif: 'DejaVu Serif',
    mono: 'DejaVu Sans Mono',
  },
};

/**
 * Environment for a browser on Linux in which it finds only these fonts. Other systems do not use fontconfig, so a
 * browser has the fonts of the machine there.
 */
export function fontEnvironment(fonts: SystemFonts): Record<string, string> {
  const set = fontSets[fonts];
  for (const folder of set.folders) {
    if (!existsSync(folder)) throw new Error(`The tests' fonts are not installed: ${folder} is missing.`);
  }
  const rules = describeFonts(set);
  // Fontconfig caches its results by folder only, so other rules need a separate cache.
  const digest = createHash('sha256').update(rules).digest('hex').slice(0, 8);
  const folder = path.resolve(import.meta.dirname, `../.cache/test-fonts/${fonts}-${digest}`);
  const file = path.join(folder, 'fonts.conf');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, rules.replace('CACHE', path.join(folder, 'cache')));
  }
  return { FONTCONFIG_FILE: file };
}

function describeFonts({ folders: places, renamed, sans, serif, mono }: FontSet): string {
  const aliases = [
    ['Arial', sans],
    ['Helvetica', sans],
    ['sans-serif', sans],
    ['serif', serif],
    ['Courier New', mono],
    ['monospace', mono],
    ['system-ui', sans],
  ];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${places.map((place) => `  <dir>${place}</dir>`).join('\n')}
  <cachedir>CACHE</cachedir>
${renamed.flatMap(renamings).join('\n')}
  <!-- As desktops and Android have it. Without this, widths of letters are rounded to whole pixels. -->
  <match target="pattern"><edit name="hintstyle" mode="assign"><const>hintslight</const></edit></match>
${aliases.map(([name, family]) => `  <alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`).join('\n')}
</fontconfig>
`;
}

/** Renames fonts when they are scanned, because `local()` in a style sheet matches names, not aliases. */
function renamings({ from, to }: Renaming): string[] {
  return ['Regular', 'Italic', 'Bold', 'Bold Italic'].map((style) => {
    const names = {
      family: to,
      fullname: style === 'Regular' ? to : `${to} ${style}`,
      postscriptname: `${to.replaceAll(' ', '')}-${style.replace(' ', '')}`,
    };
    const edits = Object.entries(names).map(
      ([name, value]) => `<edit name="${name}" mode="assign"><string>${value}</string></edit>`,
    );
    return `  <match target="scan"><test name="fullname"><string>${from} ${style}</string></test>${edits.join('')}</match>`;
  });
}
