import { noteOfFile } from '../../features/notes/note.ts';
import { addChanges, applyChanges, type Change } from '../../yaml/change.ts';
import type { Group } from '../protocol/form-field.ts';
import type { Draft, EditableFile } from '../protocol/protocol.ts';

/** A file as it was read, the owner's changes, and its value with them. */
export type FileState = EditableFile & { changes: Change[]; current: unknown };

type DraftsState = {
  files: FileState[];
  /** The form of a new note. */
  noteForm: Group | null;
  /** For undo: the changes of a file before each step, newest last. */
  past: Step[];
  /** For redo: the steps that were undone, the next one last. */
  future: Step[];
};

type Step = { file: string; changes: Change[] };

export type DraftsAction =
  /** The files on disk; files with changes keep the version they were read from. */
  | { type: 'read'; files: EditableFile[]; noteForm: Group }
  /** A new text; saving creates its file. */
  | { type: 'create'; file: string }
  | { type: 'change'; file: string; changes: Change[] }
  /** Applies changes of an earlier page to the files as they are now, as steps that can be undone. */
  | { type: 'restore'; drafts: readonly Omit<Draft, 'fingerprint'>[] }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Replaces a file by its version on disk, without changes. */
  | { type: 'reread'; file: EditableFile }
  /** Applies the changes of a file to its version on disk. */
  | { type: 'rebase'; file: EditableFile }
  | { type: 'saved'; files: EditableFile[] };

export const noDrafts: DraftsState = { files: [], noteForm: null, past: [], future: [] };

export function reduceDrafts(state: DraftsState, action: DraftsAction): DraftsState {
  switch (action.type) {
    case 'read':
      return {
        ...state,
        noteForm: action.noteForm,
        files: [...action.files, ...unsavedTexts(state, action.files)].map((file) => {
          const present = state.files.find(({ name }) => name === file.name);
          if (!present) return withChanges(file, []);
          const isKept = present.changes.length > 0 || present.fingerprint === file.fingerprint;
          return isKept ? present : withChanges(file, []);
        }),
      };
    case 'create': {
      if (state.files.some(({ name }) => name === action.file)) return state;
      const created = { name: action.file, about: '', fingerprint: null };
      const note = noteOfFile(action.file);
      const file: EditableFile =
        note !== null && state.noteForm
          ? { ...created, kind: 'note', form: state.noteForm, value: { name: note } }
          : { ...created, kind: 'text', form: null, value: '' };
      return { ...state, files: [...state.files, withChanges(file, [])] };
    }
    case 'change':
      return change(state, action.file, action.changes);
    case 'restore':
      return action.drafts.reduce(
        (restored, { file, changes }) =>
          change(reduceDrafts(restored, { type: 'create', file }), file, changes),
        state,
      );
    case 'undo':
      return goTo(state, 'past', 'future');
    case 'redo':
      return goTo(state, 'future', 'past');
    case 'reread':
    case 'rebase': {
      const { file } = action;
      const changes =
        action.type === 'rebase' ? state.files.find(({ name }) => name === file.name)?.changes : [];
      return {
        ...state,
        files: state.files.map((present) =>
          present.name === file.name ? withChanges(file, changes ?? []) : present,
        ),
        past: state.past.filter((step) => step.file !== file.name),
        future: state.future.filter((step) => step.file !== file.name),
      };
    }
    case 'saved':
      return {
        ...noDrafts,
        noteForm: state.noteForm,
        files: action.files.map((file) => withChanges(file, [])),
      };
  }
}

/** The unsaved changes in the format of the server. */
export function draftsOf(files: readonly FileState[]): Draft[] {
  return files
    .filter(({ changes }) => changes.length > 0)
    .map(({ name, fingerprint, changes }) => ({ file: name, fingerprint, changes }));
}

/** New texts whose file does not exist yet, and changed translations whose source is gone. */
function unsavedTexts({ files }: DraftsState, read: readonly EditableFile[]): EditableFile[] {
  return files.filter(
    ({ name, kind, fingerprint, changes }) =>
      ((name.endsWith('.md') && fingerprint === null) || (kind === 'translation' && changes.length > 0)) &&
      !read.some((file) => file.name === name),
  );
}

/** Goes to the newest step of one list, and keeps the way back in the other. */
function goTo(state: DraftsState, from: 'past' | 'future', to: 'past' | 'future'): DraftsState {
  const step = state[from].at(-1);
  const file = state.files.find(({ name }) => name === step?.file);
  if (!step || !file) return state;
  return {
    ...withFile(state, step.file, step.changes),
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], { file: step.file, changes: file.changes }],
  };
}

function change(state: DraftsState, name: string, more: Change[]): DraftsState {
  const file = state.files.find((candidate) => candidate.name === name);
  if (!file) return state;
  const changes = addChanges(file.changes, more);
  // Continuous typing in a field is one undo step.
  const isSameStep = changes.length === file.changes.length && state.past.at(-1)?.file === name;
  const past = isSameStep ? state.past : [...state.past, { file: name, changes: file.changes }];
  return { ...withFile(state, name, changes), past, future: [] };
}

function withFile(state: DraftsState, name: string, changes: Change[]): DraftsState {
  const files = state.files.map((file) => (file.name === name ? withChanges(file, changes) : file));
  return { ...state, files };
}

function withChanges(file: EditableFile, changes: Change[]): FileState {
  return { ...file, changes, current: applyChanges(file.value, changes) };
}
