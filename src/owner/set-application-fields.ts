import { applicationFile } from '../applications/application-folder.ts';
import { ContentStore } from '../content/content-store.ts';
import { setField } from '../yaml/edit-yaml.ts';
import { ContentChange, withContentLock } from './content-change.ts';

/** Sets fields of application.yaml, such as `page.until`, and keeps everything else in it. Throws `YamlEditError`. */
export async function setApplicationFields(
  contentDir: string,
  name: string,
  fields: Readonly<Record<string, string | true>>,
): Promise<void> {
  await withContentLock(contentDir, async () => {
    const file = applicationFile(name, 'application.yaml');
    const before = (await new ContentStore(contentDir).readEditable(file)) ?? '';
    const after = Object.entries(fields).reduce(
      (text, [key, value]) => setField(text, key.split('.'), value),
      before,
    );
    if (after === before) return;
    const change = await ContentChange.begin(contentDir);
    await change.commit(new Map(), new Map([[file, after]])).finally(() => change.discard());
  });
}
