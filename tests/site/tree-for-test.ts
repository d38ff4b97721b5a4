import { folderForTest } from '../temporary-folder.ts';
import { type Change, writeTree } from './content-tree.ts';

/** A copy of the valid fixture with changes for the current test; returns the path of its content/. */
export function treeForTest(changes: Record<string, Change> = {}): string {
  return writeTree(folderForTest(), changes);
}
