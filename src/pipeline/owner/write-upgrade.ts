import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { readUpgrade, type Upgrade } from '../content/upgrade/read-upgrade.ts';
import { ContentChange, withContentLock } from './content-change.ts';

/**
 * Writes content/ in the form of today: every file, or none, with the ends of lines it had. Resolves with whether it
 * did: not when content/ reads otherwise by now than in `planned`.
 */
export async function writeUpgrade(contentDir: string, planned: Upgrade): Promise<boolean> {
  return withContentLock(contentDir, async () => {
    const { upgraded } = await readUpgrade(contentDir);
    const isAsPlanned = [...planned.upgraded].every(([file, text]) => upgraded.get(file) === text);
    if (!isAsPlanned || upgraded.size !== planned.upgraded.size) return false;
    const texts = new Map<string, string>();
    for (const [file, text] of upgraded) {
      const written = await readFile(path.join(contentDir, file), 'utf8');
      texts.set(file, written.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
    }
    const change = await ContentChange.begin(contentDir);
    try {
      await change.commit(new Map(), texts);
    } finally {
      await change.discard();
    }
    return true;
  });
}
