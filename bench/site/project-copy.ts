import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build reads of the project beside its content, anew into a folder below it, where modules are found above. */
export async function copyCode(root: string, folder: string): Promise<void> {
  for (const part of ['src', 'public', 'package.json', 'tsconfig.base.json']) {
    await rm(join(folder, part), { recursive: true, force: true });
    await cp(join(root, part), join(folder, part), { recursive: true });
  }
}

/**
 * The project once more, below its own cache, so that a bench may change words and pictures and break off at any
 * moment without a trace in the owner's content. Pictures that are encoded already are shared.
 */
export async function copyProject(root: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = join(root, '.cache/bench-project');
  await rm(folder, { recursive: true, force: true });
  await copyCode(root, folder);
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true });
  await mkdir(join(root, '.cache/pictures'), { recursive: true });
  await mkdir(join(folder, '.cache'));
  // Junctions, since links need a right of their own on Windows.
  for (const shared of ['.cache/pictures', 'node_modules'])
    await symlink(join(root, shared), join(folder, shared), 'junction');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
