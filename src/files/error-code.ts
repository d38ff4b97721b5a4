/** What the system calls what went wrong, such as `ENOENT`; undefined for an error that is not the system's. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
