import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FieldPath, valueAt } from '../../core/field-path.ts';
import type { Change } from '../../yaml/change.ts';
import { type ChoiceSource, type NamedChoice, pathKey } from '../protocol/form-field.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import { withDerivedNames } from './derive-names.ts';
import type { FileState } from './editor-state.ts';
import { shownPath } from './previewed-path.ts';

type Form = {
  file: FileState;
  valueAt: (path: FieldPath) => unknown;
  diagnosticsAt: (path: FieldPath) => PlacedDiagnostic[];
  /** Those at the path and below it. */
  diagnosticsIn: (path: FieldPath) => PlacedDiagnostic[];
  /** Every picture that any file names, by its public path without its ending. */
  usedPictures: ReadonlyMap<string, string>;
  choices: Choices;
  /** Leads to the text of a file, which need not be there yet. */
  openText: (file: string) => void;
  hasText: (file: string) => boolean;
  downloadLetter: (name: string) => Promise<void>;
  /** Does one or more things to the file as one step. */
  change: (...changes: Change[]) => void;
};

/** What stands elsewhere and can be chosen from. */
type Choices = Record<ChoiceSource, readonly NamedChoice[]>;

const FormContext = createContext<Form | null>(null);

type Props = {
  file: FileState;
  diagnostics: readonly PlacedDiagnostic[];
  usedPictures: ReadonlyMap<string, string>;
  choices: Choices;
  onOpenText: (file: string) => void;
  hasText: (file: string) => boolean;
  onLetter: (name: string) => Promise<void>;
  onChange: (file: string, changes: Change[]) => void;
  children: ReactNode;
};

/** Gives every field below it the file it belongs to. */
export function FormProvider({
  file,
  diagnostics,
  usedPictures,
  choices,
  onOpenText,
  hasText,
  onLetter,
  onChange,
  children,
}: Props) {
  const own = useMemo(
    () => diagnostics.filter((diagnostic) => diagnostic.file === file.name),
    [diagnostics, file.name],
  );
  const byPath = useMemo(() => {
    return Map.groupBy(own, ({ path }) => pathKey(file.form ? shownPath(file.form, path) : []));
  }, [file.form, own]);
  const form: Form = {
    file,
    valueAt: (path) => valueAt(file.current, path),
    diagnosticsAt: (path) => byPath.get(pathKey(path)) ?? [],
    diagnosticsIn: (path) =>
      own.filter((diagnostic) => path.every((step, at) => diagnostic.path[at] === step)),
    usedPictures,
    choices,
    openText: onOpenText,
    hasText,
    downloadLetter: onLetter,
    change: (...changes) => onChange(file.name, withDerivedNames(file, changes)),
  };
  return <FormContext value={form}>{children}</FormContext>;
}

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm needs a FormProvider above it');
  return form;
}

/** The id of a field's control, by which its label, its help and links to it find it. */
export function controlId(path: FieldPath): string {
  return `field.${pathKey(path)}`;
}
