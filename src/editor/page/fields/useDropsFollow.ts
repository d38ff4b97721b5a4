import { useEffect, useRef } from 'react';
import type { FieldPath } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import { pathKey } from '../../protocol/form-field.ts';
import { insertedPaths } from '../../protocol/inserted-paths.ts';
import { useForm } from '../FormContext.tsx';
import { folderOf, type PictureHome } from '../pictures.ts';
import { movePicture } from '../send-request.ts';

/** How long a name must rest before pictures follow it, in ms. */
const restMs = 800;

/**
 * Pictures that were dropped into a new record before it had its name go to the folder of that name. Those of a record
 * that is saved stay where they are, and so does any picture that lies in content/.
 */
export function useDropsFollow({ folder }: PictureHome, pictures: readonly FieldPath[]) {
  const { file, valueAt, change } = useForm();
  const last = useRef(folder);
  const isNew = insertedPaths(file.changes).some((path) => pathKey(path) === String(pictures[0]?.[0]));
  useEffect(() => {
    if (folder === last.current) return;
    const timer = setTimeout(async () => {
      const from = last.current;
      last.current = folder;
      const here = pictures.filter((path) => isNew && folderOf(String(valueAt(path))) === from);
      const moved = await Promise.all(
        here.map(async (path): Promise<Change[]> => {
          const source = String(valueAt(path));
          // A stopped editor says so elsewhere; the picture then stays where it is.
          const value = await movePicture(source, folder).catch(() => source);
          return value === source ? [] : [{ kind: 'set', path, value }];
        }),
      );
      if (moved.flat().length > 0) change(...moved.flat());
    }, restMs);
    return () => clearTimeout(timer);
  });
}
