import path from 'node:path';

/**
 * The folder of the code: sources that are bundled, templates, `starter/`. It may lie in `node_modules/`, where nothing
 * is written. What a function calls `root` is the other folder: the owner's, with `content/` and all that is made of it.
 */
export const engineRoot = path.resolve(import.meta.dirname, '../..');
