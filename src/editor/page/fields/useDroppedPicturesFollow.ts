import { useEffect, useRef } from 'react';
import type { FieldPath } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import { pathKey } from '../../protocol/form-field.ts';
import { insertedPaths } from '../../protocol/track-records.ts';
import { useForm } from '../FormContext.tsx';
import { folderOf, type PictureFolders } from '../pictures.ts';
import { movePicture } from '../send-request.ts';

/** Pictures move after a pause in typing the name. */
const pauseMs = 800;

/** Moves dropped pictures of a new record to the folder of its name. Saved pictures stay in place. */
export function useDroppedPicturesFollow({ folder }: PictureFolders, pictures: readonly FieldPath[]) {
  const { file, valueAt, change } = useForm();
  const lastFolder = useRef(folder);
  const isNew = insertedPaths(file.changes).some((path) => pathKey(path) === String(pictures[0]?.[0]));
  useEffect(() => {
    if (folder === lastFolder.current) return;
    const timer = setTimeout(async () => {
      const from = lastFolder.current;
      lastFolder.current = folder;
      const toMove = pictures.filter((path) => isNew && folderOf(String(valueAt(path))) === from);
      const moved = await Promise.all(
        toMove.map(async (path): Promise<Change[]> => {
          const source = String(valueAt(path));
          // A stopped server is reported elsewhere.
          const value = await movePicture(source, folder).catch(() => source);
          return value === source ? [] : [{ kind: 'set', path, value }];
        }),
      );
      if (moved.flat().length > 0) change(...moved.flat());
    }, pauseMs);
    return () => clearTimeout(timer);
  });
}
