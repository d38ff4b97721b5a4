import { access } from 'node:fs/promises';

/** Any user id that owns nothing; that of `nobody` differs between systems. */
const nobody = 65_534;

/** Calls `use` as a user without special rights, since root ignores file permissions. */
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

/** Whether a user without rights can read the code, which is false in root's home folder. */
export function isCodeReadable(): Promise<boolean> {
  return withoutRights(() => access(import.meta.filename)).then(
    () => true,
    () => false,
  );
}
