import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The owner's folder once more, below its own cache, so that a bench may change words and pictures and break off at
 * any moment without a trace in the owner's content. Pictures that are encoded already are shared.
 */
export async function copyProject(root: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = join(root, '.cache/bench-project');
  await rm(folder, { recursive: true, force: true });
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true });
  const pictures = '.cache/pictures';
  await mkdir(join(root, pictures), { recursive: true });
  await mkdir(join(folder, '.cache'));
  // A junction, since links need a right of their own on Windows.
  await symlink(join(root, pictures), join(folder, pictures), 'junction');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
