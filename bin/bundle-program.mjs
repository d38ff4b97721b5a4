/* Bundles the program into the folder that `load-program.mjs` names. */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const root = path.dirname(import.meta.dirname);

/** Packages with native libraries, WebAssembly or one big file, which commands load when they need them. */
const separate = [
  '@hyzyla/pdfium',
  '@myriaddreamin/typst-ts-renderer',
  '@myriaddreamin/typst-ts-web-compiler',
  '@retorquere/bibtex-parser',
  '@vitejs/plugin-react',
  'libheif-js',
  'lightningcss',
  'mediabunny',
  'sharp',
  'subset-font',
  'vite',
];

const [target = ''] = process.argv.slice(2);
const outDir = await mkdtemp(`${target}-`);
try {
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: separate },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [
          'src/commands/program.ts',
          'src/commands/draft-worker.ts',
          'src/import/read-import.ts',
          'src/media/images/picture-worker.ts',
          'src/editor/server/make-document.ts',
        ],
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  // Every user of the machine may run it, but the folder was created for one user.
  await chmod(outDir, 0o755);
  await rename(outDir, target);
} catch (error) {
  await rm(outDir, { recursive: true, force: true });
  // Another process may have created it meanwhile.
  if (!existsSync(target)) throw error;
}
