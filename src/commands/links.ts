import path from 'node:path';
import { ContentStore, parseYaml } from '../content/content-store.ts';
import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { type FieldPath, valueAt } from '../core/field-path.ts';
import { countNoun } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { readJson } from '../files/read-files.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { type CheckedLink, type CheckOptions, checkLinks, type LinkState } from '../owner/check-links.ts';
import { commitTexts, withContentLock } from '../owner/content-change.ts';
import { findOutsideLinks, type LinkPlace } from '../owner/outside-links.ts';
import { readRawContent } from '../site/read-content.ts';
import { setField } from '../yaml/edit-yaml.ts';
import { changesContent } from './change-content.ts';
import type { Command } from './command.ts';
import { confirmOnce, type Terminal } from './terminal.ts';

type Demo = { file: string; field: FieldPath; address: string };

export const run = linksCommand();

/** Tests check links to a server on this machine. */
export function linksCommand(checkOptions: CheckOptions = {}): Command<{ yes: boolean; content: string }> {
  return changesContent(async ({ options, contentDir }, terminal) => {
    const { sources } = await readRawContent(contentDir);
    const links = findOutsideLinks(sources);
    const { checkedLinksFile } = outputPaths(path.dirname(contentDir));
    if (links.size > 0)
      terminal.print(`Checking ${countNoun(links.size, 'address', 'addresses')} that content/ links to…`);
    const known = await readJson<Record<string, CheckedLink>>(checkedLinksFile);
    const results = await checkLinks([...links.keys()], known ?? {}, checkOptions);
    if (!results)
      throw new Refused('No server answered. Check your connection to the internet, and try again.');
    await writeAtomically(checkedLinksFile, JSON.stringify(results));
    const inState = (state: LinkState) => [...links].filter(([href]) => results[href]?.state === state);
    const dead = inState('dead');
    print(terminal, dead, results, 'Dead links');
    print(terminal, inState('unknown'), results, 'Unknown: open them in your browser');
    print(terminal, inState('private'), results, 'Not on the internet: only your own network may reach them');
    terminal.print(`${countNoun(inState('works').length, 'link')} of ${links.size} work.`);
    const demos = dead.flatMap(([address, places]) =>
      places.flatMap((place) => (place.demo ? [{ file: place.file, field: place.demo, address }] : [])),
    );
    const marked = await markOffline(contentDir, demos, options.yes ?? false, terminal);
    return dead.every(([, places]) => places.every(({ demo }) => demo && marked.has(demo))) ? 0 : 1;
  });
}

function print(
  { print }: Terminal,
  links: [address: string, places: LinkPlace[]][],
  results: Record<string, CheckedLink>,
  title: string,
): void {
  if (links.length === 0) return;
  const lines = links.flatMap(([address, places]) => [
    `  ${address}  ${results[address]?.answer}`,
    ...places.map(({ file, line }) => `    content/${file}:${line}`),
    ...(results[address]?.archived ? [`    copy: ${results[address]?.archived}`] : []),
  ]);
  print(`\n${title}:\n${lines.join('\n')}\n`);
}

/** Sets `status: offline` for the demos that the owner confirms; returns their fields. */
async function markOffline(
  contentDir: string,
  demos: readonly Demo[],
  isSure: boolean,
  { openPrompt, print }: Terminal,
): Promise<Set<FieldPath>> {
  const confirmed: Demo[] = [];
  for (const demo of demos) {
    const question = `Mark ${demo.address} as offline in content/${demo.file}?`;
    if (isSure || (openPrompt && (await confirmOnce(openPrompt, question, 'no')))) confirmed.push(demo);
  }
  if (demos.length > 0 && !isSure && !openPrompt)
    print(`Mark demos that are gone as offline:   ${commandHint('links --yes')}`);
  if (confirmed.length === 0) return new Set();
  return withContentLock(contentDir, async () => {
    const texts = new Map<string, string>();
    const marked = new Set<FieldPath>();
    const store = new ContentStore(contentDir);
    for (const { file, field, address } of confirmed) {
      const text = texts.get(file) ?? (await store.readEditable(file)) ?? '';
      const url = valueAt(parseYaml(text), field);
      // The file may have changed since it was read.
      if (typeof url !== 'string' || !URL.canParse(url) || new URL(url).href !== address) continue;
      texts.set(file, setField(text, field, { url, status: 'offline' }));
      marked.add(field);
    }
    await commitTexts(contentDir, texts);
    print(`Marked ${countNoun(marked.size, 'demo')} as offline. Undo it:   ${commandHint('undo')}`);
    return marked;
  });
}
