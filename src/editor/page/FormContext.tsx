import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FieldPath, valueAt } from '../../core/field-path.ts';
import { directionOfText } from '../../i18n/isolate.ts';
import type { Change } from '../../yaml/change.ts';
import { type ChoiceSource, type NamedChoice, nearestFormPath, pathKey } from '../protocol/form-field.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import { isWithin } from '../protocol/track-records.ts';
import type { FileState } from './drafts-reducer.ts';
import { withDerivedNames } from './records.ts';

type Form = {
  file: FileState;
  valueAt: (path: FieldPath) => unknown;
  diagnosticsAt: (path: FieldPath) => PlacedDiagnostic[];
  /** Diagnostics at the path and below it. */
  diagnosticsIn: (path: FieldPath) => PlacedDiagnostic[];
  /** Public paths of the pictures in use, by their path without extension. */
  usedPictures: ReadonlyMap<string, string>;
  choices: Choices;
  /** Of the texts, if it differs from that of the site. */
  textLanguage?: TextLanguage;
  /** Opens a Markdown file, or creates it. */
  openText: (file: string) => void;
  hasText: (file: string) => boolean;
  downloadLetter: (name: string) => Promise<void>;
  /** Changes the file, as one undo step. */
  change: (...changes: Change[]) => void;
};

/** Attributes of an element whose text is in a language. */
export type TextLanguage = { lang: string; dir: 'ltr' | 'rtl' };

/** The same for a field: what is typed in the other direction, as Arabic in German, keeps its own. */
export function directionOfField(text: string, language: TextLanguage | undefined) {
  if (!language) return { dir: 'auto' };
  return { ...language, dir: directionOfText(text, language.dir) ?? language.dir };
}

type Choices = Record<ChoiceSource, readonly NamedChoice[]>;

const FormContext = createContext<Form | null>(null);

type Props = Pick<Form, 'file' | 'usedPictures' | 'choices' | 'openText' | 'hasText' | 'downloadLetter'> & {
  diagnostics: readonly PlacedDiagnostic[];
  /** Of the site, as BCP 47. */
  language: string;
  textLanguage?: TextLanguage;
  onChange: (file: string, changes: Change[]) => void;
  children: ReactNode;
};

export function FormProvider({ diagnostics, language, onChange, children, ...provided }: Props) {
  const { file } = provided;
  const ofFile = useMemo(
    () => diagnostics.filter((diagnostic) => diagnostic.file === file.name),
    [diagnostics, file.name],
  );
  const byPath = useMemo(() => {
    return Map.groupBy(ofFile, ({ path }) => pathKey(file.form ? nearestFormPath(file.form, path) : []));
  }, [file.form, ofFile]);
  const form: Form = {
    ...provided,
    valueAt: (path) => valueAt(file.current, path),
    diagnosticsAt: (path) => byPath.get(pathKey(path)) ?? [],
    diagnosticsIn: (path) => ofFile.filter((diagnostic) => isWithin(diagnostic.path, path)),
    change: (...changes) => onChange(file.name, withDerivedNames(file, changes, language)),
  };
  return <FormContext value={form}>{children}</FormContext>;
}

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm needs a FormProvider above it');
  return form;
}

/** The id of a field's control, for its label, its help and links to it. */
export function controlId(path: FieldPath): string {
  return `field.${pathKey(path)}`;
}
