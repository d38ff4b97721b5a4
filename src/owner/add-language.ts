import { ContentStore } from '../content/content-store.ts';
import { listAt, valueAt } from '../core/field-path.ts';
import { readRawContent, recordsOf } from '../site/read-content.ts';
import { setField } from '../yaml/edit-yaml.ts';

/** site.yaml with the language among its languages, by its path; empty if it is one already. */
export async function addLanguage(contentDir: string, language: string): Promise<Map<string, string>> {
  const { sources } = await readRawContent(contentDir);
  const site = recordsOf(sources, 'site.yaml')[0]?.value;
  const languages = listAt(site, ['languages']);
  const first = valueAt(site, ['language']);
  if (language === first || languages.includes(language)) return new Map();
  const text = (await new ContentStore(contentDir).readEditable('site.yaml')) ?? '';
  const all = [...(languages.length > 0 ? languages : [first]), language];
  return new Map([['site.yaml', setField(text, ['languages'], all)]]);
}
