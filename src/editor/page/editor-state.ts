import { addChanges, applyChanges, type Change } from '../../yaml/change.ts';
import type { Draft, EditableFile } from '../protocol/protocol.ts';

/** A file as it was read, what the owner did to it, and what it says with that. */
export type FileState = EditableFile & { changes: Change[]; current: unknown };

type EditorState = {
  files: FileState[];
  /** The changes of a file before each step, newest last. */
  past: Step[];
  /** Those of steps that were undone, the next one last. */
  future: Step[];
};

type Step = { file: string; changes: Change[] };

type EditorAction =
  /** Files as they are on the disk; those with changes stay as they were read. */
  | { type: 'read'; files: EditableFile[] }
  /** A text that is about to be written: its file is made when it is saved. */
  | { type: 'begin'; file: string }
  | { type: 'change'; file: string; changes: Change[] }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The changes of a file go; it stands as it is on the disk now. */
  | { type: 'reread'; file: EditableFile }
  /** The changes of a file are made to what is on the disk now. */
  | { type: 'rebase'; file: EditableFile }
  | { type: 'saved'; files: EditableFile[] };

export const emptyState: EditorState = { files: [], past: [], future: [] };

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'read':
      return {
        ...state,
        files: [...action.files, ...begunBeside(state, action.files)].map((file) => {
          const present = state.files.find(({ name }) => name === file.name);
          if (!present) return withChanges(file, []);
          const isKept = present.changes.length > 0 || present.fingerprint === file.fingerprint;
          return isKept ? present : withChanges(file, []);
        }),
      };
    case 'begin': {
      if (state.files.some(({ name }) => name === action.file)) return state;
      const text = { name: action.file, kind: 'text', about: '', form: null, value: '', fingerprint: null };
      return { ...state, files: [...state.files, withChanges(text, [])] };
    }
    case 'change':
      return change(state, action.file, action.changes);
    case 'undo':
      return goTo(state, 'past', 'future');
    case 'redo':
      return goTo(state, 'future', 'past');
    case 'reread':
    case 'rebase': {
      const { file } = action;
      const kept =
        action.type === 'rebase' ? state.files.find(({ name }) => name === file.name)?.changes : [];
      return {
        files: state.files.map((present) =>
          present.name === file.name ? withChanges(file, kept ?? []) : present,
        ),
        past: state.past.filter((step) => step.file !== file.name),
        future: state.future.filter((step) => step.file !== file.name),
      };
    }
    case 'saved':
      return { ...emptyState, files: action.files.map((file) => withChanges(file, [])) };
  }
}

/** What is not saved, as the server takes it. */
export function draftsOf({ files }: EditorState): Draft[] {
  return files
    .filter(({ changes }) => changes.length > 0)
    .map(({ name, fingerprint, changes }) => ({ file: name, fingerprint, changes }));
}

/** Texts that have no file yet, and will have none until they are saved. */
function begunBeside({ files }: EditorState, read: readonly EditableFile[]): EditableFile[] {
  return files.filter(
    ({ name, form, fingerprint }) =>
      form === null && fingerprint === null && !read.some((file) => file.name === name),
  );
}

/** To the newest step of one list; the way back is kept in the other one. */
function goTo(state: EditorState, from: 'past' | 'future', to: 'past' | 'future'): EditorState {
  const step = state[from].at(-1);
  const file = state.files.find(({ name }) => name === step?.file);
  if (!step || !file) return state;
  return {
    ...withFile(state, step.file, step.changes),
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], { file: step.file, changes: file.changes }],
  };
}

function change(state: EditorState, name: string, more: Change[]): EditorState {
  const file = state.files.find((candidate) => candidate.name === name);
  if (!file) return state;
  const changes = addChanges(file.changes, more);
  // Typing on in a field is one step back, not one for each letter.
  const isSameStep = changes.length === file.changes.length && state.past.at(-1)?.file === name;
  const past = isSameStep ? state.past : [...state.past, { file: name, changes: file.changes }];
  return { ...withFile(state, name, changes), past, future: [] };
}

function withFile(state: EditorState, name: string, changes: Change[]): EditorState {
  const files = state.files.map((file) => (file.name === name ? withChanges(file, changes) : file));
  return { ...state, files };
}

function withChanges(file: EditableFile, changes: Change[]): FileState {
  return { ...file, changes, current: applyChanges(file.value, changes) };
}
