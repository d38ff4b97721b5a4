/** A number of bytes for people: `25 KB`, and from a megabyte on `1.5 MB` or `1,073.7 MB`, with units of a thousand. */
export function formatBytes(bytes: number): string {
  return bytes < 999_500
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
