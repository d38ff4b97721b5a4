import { applicationFile } from '../applications/application-folder.ts';
import { ContentStore } from '../content/content-store.ts';
import { setField } from '../yaml/edit-yaml.ts';
import { ContentChange, withContentLock } from './content-change.ts';

type Fields = Readonly<Record<string, string | true>>;

/** Sets fields of application.yaml, such as `page.until`, and keeps everything else in it. Throws `YamlEditError`. */
export function setApplicationFields(contentDir: string, name: string, fields: Fields): Promise<void> {
  return withContentLock(contentDir, () => setFieldsUnderLock(contentDir, name, fields));
}

/** The same for a caller that holds the lock of content/. */
export async function setFieldsUnderLock(contentDir: string, name: string, fields: Fields): Promise<void> {
  const file = applicationFile(name, 'application.yaml');
  const before = (await new ContentStore(contentDir).readEditable(file)) ?? '';
  const after = Object.entries(fields).reduce(
    (text, [key, value]) => setField(text, key.split('.'), value),
    before,
  );
  if (after === before) return;
  const change = await ContentChange.begin(contentDir);
  await change.commit(new Map(), new Map([[file, after]])).finally(() => change.discard());
}
