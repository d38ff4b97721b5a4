import { access } from 'node:fs/promises';

/** Uid and gid of `nobody` on Linux, macOS and the BSDs differ; any that owns nothing will do. */
const nobody = 65_534;

/** Calls `use` as somebody who may only do what the permissions of a file say, which does not hold for root. */
export async function withoutRights<T>(use: () => Promise<T>): Promise<T> {
  const user = process.geteuid?.();
  if (user !== 0) return use();
  process.seteuid?.(nobody);
  try {
    return await use();
  } finally {
    process.seteuid?.(0);
  }
}

/** Whether somebody without rights may read the code that is tried. Where it was put into root's own folder they may not. */
export function isCodeReadable(): Promise<boolean> {
  return withoutRights(() => access(import.meta.filename)).then(
    () => true,
    () => false,
  );
}
