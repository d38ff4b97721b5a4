import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The project once more, below its own cache, so that a bench may change words and pictures and break off at any
 * moment without a trace in the owner's content. Modules are found in the folder above; pictures that are encoded
 * already are shared.
 */
export async function copyProject(root: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = join(root, '.cache/bench-project');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, '.cache'), { recursive: true });
  for (const part of ['src', 'content', 'public', 'package.json', 'tsconfig.base.json'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await mkdir(join(root, '.cache/pictures'), { recursive: true });
  // A junction, since links need a right of their own on Windows.
  await symlink(join(root, '.cache/pictures'), join(folder, '.cache/pictures'), 'junction');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
