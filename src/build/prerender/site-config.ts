import react from '@vitejs/plugin-react';
import { createLogger, type InlineConfig, type Logger, type Plugin } from 'vite';
import { sha256 } from '../../files/hash.ts';
import { engineRoot, fontsFolder } from '../../files/output-paths.ts';

/** On a busy machine the bundler would tell the owner how long its plugins took. */
export const withoutTimings = { bundlerTimings: false };

type SiteConfigOptions = {
  base: string;
  /** What addresses of pictures begin with; `base` when left out. */
  pictureBase?: string;
  /** `false` leaves the code for videos and moving pictures out. */
  hasClips?: boolean;
  plugins: Plugin[];
};

/**
 * Which cascade layer wins is decided where a layer is named first, and the bundler joins style sheets in an order of
 * its own: so each of them begins with the whole order.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => `@layer reset, tokens, base, components, pages, print, language, theme;${code}`,
  },
};

/** Shorter than the default, and without its line number, which changes the code of a page with every line of CSS. */
function scopedName(name: string, _file: string, css: string): string {
  return `${name}_${sha256(css).slice(0, 5)}`;
}

/** What the development server and both builds share. */
export function siteConfig({
  base,
  pictureBase = base,
  hasClips = true,
  plugins,
}: SiteConfigOptions): InlineConfig {
  return {
    configFile: false,
    // Nothing but the sources decides what is built: no variables of the machine's, no settings of other tools.
    envDir: false,
    css: { postcss: {}, modules: { generateScopedName: scopedName } },
    root: engineRoot,
    base,
    publicDir: false,
    logLevel: 'warn',
    customLogger: quietLogger(),
    plugins: [react(), layerOrder, ...plugins],
    define: {
      'import.meta.env.PICTURE_BASE': JSON.stringify(pictureBase),
      'import.meta.env.HAS_CLIPS': JSON.stringify(hasClips),
    },
    build: {
      // Small files as `data:` addresses would be blocked by the policy.
      assetsInlineLimit: 0,
      // One sheet for all pages: the next page then needs no styles, and none are counted twice.
      cssCodeSplit: false,
      // How much a page weighs, `npm run report` says in the owner's words.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { checks: withoutTimings },
    },
  };
}

/** Warnings only, without the one about the fonts: the pipeline writes those files itself, beside the bundle. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { warn, warnOnce } = logger;
  const isAboutFonts = (message: string) => message.includes(`/${fontsFolder}/`);
  logger.warn = (message, options) => {
    if (!isAboutFonts(message)) warn(message, options);
  };
  logger.warnOnce = (message, options) => {
    if (!isAboutFonts(message)) warnOnce(message, options);
  };
  return logger;
}
