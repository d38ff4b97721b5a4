import type { Site } from '../content/site-schema.ts';
import { absoluteAddress } from '../core/routes.ts';

const path = '/.well-known/security.txt';

/** Where to tell of a fault (https://www.rfc-editor.org/rfc/rfc9116); nothing where the owner names no such place. */
export function securityTxt({ security, url, language }: Site): { path: string; bytes: string }[] {
  if (!security) return [];
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${absoluteAddress(url, path)}`,
  ];
  return [{ path: path.slice(1), bytes: `${lines.join('\n')}\n` }];
}
