/** A number of bytes for people: `25 KB`, and from a megabyte on `1.5 MB`, with units of a thousand. */
export function formatBytes(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.round(bytes / 1e5) / 10} MB`;
}
