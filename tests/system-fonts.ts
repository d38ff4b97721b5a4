import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The fonts that a test's browser finds on its system, in place of those of the machine the test runs on. */
export type SystemFonts = 'liberation' | 'roboto' | 'dejavu';

/** A font under the name that the system in question has it by; its widths are the same to the unit. */
type Renaming = { from: string; to: string };

type FontSet = { folders: string[]; renamed: Renaming[]; sans: string; serif: string; mono: string };

const packages = path.resolve(import.meta.dirname, '../node_modules');
const styles = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'];
const dejavu = [path.join(packages, 'dejavu-fonts-ttf/ttf')];

function folders(family: string): string[] {
  return styles.map((style) => path.join(packages, '@expo-google-fonts', family, style));
}

const fontSets: Record<SystemFonts, FontSet> = {
  // A desktop: Liberation has the widths of Arial and Courier New, and Arimo and Cousine are Liberation's younger selves.
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
  // Android. Its Droid Sans Mono is not to be had as a package; the advance of both is 0.6 em.
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
 * Environment for a browser on Linux, in which it finds these fonts and no others. Other systems do not ask
 * fontconfig; there a browser has the fonts of the machine.
 */
export function fontEnvironment(fonts: SystemFonts): Record<string, string> {
  const set = fontSets[fonts];
  for (const folder of set.folders) {
    if (!existsSync(folder)) throw new Error(`The tests' fonts are not installed: ${folder} is missing.`);
  }
  const rules = describeFonts(set);
  // Fontconfig remembers what it found by folder alone, so other rules must get a memory of their own.
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

/** Renames while fonts are read, because `local()` of a stylesheet looks at names and not at aliases. */
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
