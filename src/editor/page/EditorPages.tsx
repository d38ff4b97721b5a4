import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { applicationFile, applicationOfFile } from '../../applications/application-folder.ts';
import { networkNames, networks } from '../../content/networks.ts';
import { valueAt } from '../../core/field-path.ts';
import { localDate } from '../../i18n/dates.ts';
import type { Change } from '../../yaml/change.ts';
import type { NamedChoice } from '../protocol/form-field.ts';
import type { Draft, NewApplication, PlacedDiagnostic } from '../protocol/protocol.ts';
import { translationForm } from '../protocol/translations.ts';
import { ApplicationPage } from './ApplicationPage.tsx';
import { ApplicationsPage } from './ApplicationsPage.tsx';
import type { ListedApplication } from './applications.ts';
import { DiagnosticsPage } from './DiagnosticsPage.tsx';
import type { FileState } from './drafts-reducer.ts';
import styles from './Editor.module.css';
import { FilePage } from './FilePage.tsx';
import { FormProvider } from './FormContext.tsx';
import { listStories } from './group-files.ts';
import { LookPage } from './LookPage.tsx';
import { NewApplicationPage } from './NewApplicationPage.tsx';
import { NewTextPage } from './NewTextPage.tsx';
import type { OpenPage } from './open-page.ts';
import { PortfolioPage, type PortfolioState } from './PortfolioPage.tsx';
import { PublishPage } from './PublishPage.tsx';
import { applicationsPage, navigate, type Route, translationsPage } from './route.ts';
import { ConflictNotice } from './SaveDialog.tsx';
import { TranslationPage } from './TranslationPage.tsx';
import { TranslationsPage } from './TranslationsPage.tsx';
import { clearTranslation, nameLanguages, programText, removeTranslation } from './translations.ts';
import type { useEditor } from './useEditor.ts';

type EditorView = {
  editor: ReturnType<typeof useEditor>;
  route: Route;
  /** Those that the owner should see by now. */
  diagnostics: readonly PlacedDiagnostic[];
  applications: readonly ListedApplication[];
  lenses: readonly NamedChoice[];
  categories: readonly NamedChoice[];
  /** The first language of the site. */
  language: string;
  /** All of them, the first one first. */
  languages: readonly string[];
  usedPictures: ReadonlyMap<string, string>;
  titleOf: (file: string) => string;
  review: () => Promise<void>;
  showPreview: () => void;
  /** Answers and results that stay when the owner looks at another page. */
  newApplication: NewApplication;
  setNewApplication: Dispatch<SetStateAction<NewApplication>>;
  portfolio: PortfolioState | null;
  setPortfolio: (state: PortfolioState) => void;
};

type PageOf<Kind> = Extract<OpenPage, { kind: Kind }>;

type EditorPage<Page> = {
  /** The page or file that the navigation marks; by default the one in the address. */
  navigation?: string;
  /** Whether the site shows nothing of it. */
  hasNoPreview?: true;
  render: (view: EditorView, page: Page) => ReactNode;
};

const pages: { [Kind in OpenPage['kind']]: EditorPage<PageOf<Kind>> } = {
  problems: {
    render: ({ editor, diagnostics }) => (
      <DiagnosticsPage diagnostics={diagnostics} files={editor.files} isChecked={editor.isChecked} />
    ),
  },
  publish: {
    render: ({ editor, review }) => (
      <PublishPage files={editor.files} hasDrafts={editor.drafts.length > 0} onReview={review} />
    ),
  },
  look: {
    render: ({ editor, showPreview }) => (
      <LookPage
        files={editor.files}
        preview={editor.preview}
        onTry={(changed, changes) => {
          editor.change(changed, changes);
          showPreview();
        }}
        onKeep={editor.saveFile}
      />
    ),
  },
  applications: {
    hasNoPreview: true,
    render: ({ editor, applications }) => (
      <ApplicationsPage applications={applications} onChange={editor.change} />
    ),
  },
  'new-application': {
    navigation: applicationsPage,
    hasNoPreview: true,
    render: ({ editor, lenses, languages, newApplication, setNewApplication }) => (
      <NewApplicationPage
        answers={newApplication}
        lenses={lenses}
        languages={languages}
        onAnswer={(answers) => setNewApplication((before) => ({ ...before, ...answers }))}
        onCreated={async (created) => {
          setNewApplication(noAnswers());
          await editor.reread();
          navigate(applicationFile(created, 'letter.md'));
        }}
      />
    ),
  },
  portfolio: {
    hasNoPreview: true,
    render: ({ editor, lenses, portfolio, setPortfolio }) => (
      <PortfolioPage
        state={portfolio ?? noPortfolio(editor.files)}
        lenses={lenses}
        stories={listStories(editor.files)}
        drafts={editor.drafts}
        onChange={setPortfolio}
      />
    ),
  },
  translations: {
    render: ({ editor, language, titleOf }) => {
      const statuses = editor.check.languages;
      const languages = nameLanguages([language, ...statuses.map((each) => each.language)]);
      return <TranslationsPage statuses={statuses} languages={languages} titleOf={titleOf} />;
    },
  },
  unchecked: {
    navigation: translationsPage,
    render: () => <p className={styles.waiting}>Reading content/ …</p>,
  },
  translation: {
    navigation: translationsPage,
    render: (view, page) => <TranslationForm view={view} page={page} />,
  },
  untranslatable: {
    navigation: translationsPage,
    render: ({ route }) => (
      <p className={styles.waiting}>
        The first language has nothing for content/{route.file} any more. Unsaved changes in it are kept until
        you undo them.
      </p>
    ),
  },
  'new-text': {
    render: ({ editor, route, language }, { text }) => (
      <NewTextPage
        key={route.file}
        kind={text}
        language={language}
        hasText={(name) => hasFile(editor.files, name)}
        onCreate={(created, changes) => {
          editor.create(created);
          editor.change(created, changes);
          navigate(created);
        }}
      />
    ),
  },
  application: {
    navigation: applicationsPage,
    render: (view, { application, file }) => (
      <FileForm view={view} file={file}>
        <ApplicationPage
          application={application}
          route={view.route}
          drafts={draftsOf(application, view.editor.drafts)}
          language={view.language}
          onReview={view.review}
          onFilesChange={view.editor.reread}
        />
      </FileForm>
    ),
  },
  file: {
    render: (view, { entry, file }) => (
      <FileForm view={view} file={file}>
        <FilePage entry={entry} route={view.route} />
      </FileForm>
    ),
  },
};

export function pageOf(page: OpenPage): EditorPage<OpenPage> {
  // The table has a page of the same kind under each kind, which TypeScript does not follow.
  return pages[page.kind] as EditorPage<OpenPage>;
}

export function draftsOf({ name }: ListedApplication, drafts: readonly Draft[]): Draft[] {
  return drafts.filter(({ file }) => applicationOfFile(file) === name);
}

function FileForm({ view, file, children }: { view: EditorView; file: FileState; children: ReactNode }) {
  return (
    <FormProvider {...formOf(view)} file={file} onChange={view.editor.change}>
      <ConflictNotices files={[file]} editor={view.editor} />
      {children}
    </FormProvider>
  );
}

function TranslationForm({ view, page }: { view: EditorView; page: PageOf<'translation'> }) {
  const { editor, language } = view;
  const { status, translation, file } = page;
  const [from, to] = nameLanguages([language, status.language]);
  if (!from || !to) return null;
  const clear = (change: Change) => {
    if (change.kind !== 'unset' || !file.form) return change;
    return translation.programLanguage
      ? removeTranslation(file.current, change.path)
      : clearTranslation(file, change.path);
  };
  return (
    <FormProvider
      {...formOf(view)}
      file={{ ...file, form: file.form && translationForm(translation.fields) }}
      textLanguage={{ lang: to.lang, dir: to.dir }}
      onChange={(name, changes) => editor.change(name, changes.map(clear))}
    >
      <ConflictNotices
        files={editor.files.filter(({ name }) => [file.name, status.notes].includes(name))}
        editor={editor}
      />
      <TranslationPage
        translation={translation}
        title={view.titleOf(translation.source)}
        isList={editor.files.some(
          ({ name, form }) => name === translation.source && form?.kind === 'records',
        )}
        languages={{ from: programText(translation) ?? from, to }}
        route={view.route}
        onConfirm={({ place, note }) =>
          editor.change(status.notes, [{ kind: 'set', path: [place], value: note }])
        }
      />
    </FormProvider>
  );
}

function ConflictNotices({ files, editor }: { files: readonly FileState[]; editor: EditorView['editor'] }) {
  return files
    .filter(({ name }) => editor.conflicts.includes(name))
    .map((file) => (
      <ConflictNotice key={file.name} file={file} onResolve={(type) => editor.resolve(file.name, type)} />
    ));
}

function formOf({ editor, diagnostics, usedPictures, categories, lenses, language, languages }: EditorView) {
  return {
    diagnostics,
    usedPictures,
    choices: {
      categories,
      networks: knownNetworks,
      lenses,
      languages: languages.map((value) => ({ value, label: value })),
    },
    language,
    hasText: (text: string) => hasFile(editor.files, text),
    downloadLetter: editor.downloadLetter,
    openText: (text: string) => {
      editor.create(text);
      navigate(text);
    },
  };
}

const knownNetworks = networkNames.map((name) => ({ value: name, label: networks[name].label }));

function hasFile(files: readonly FileState[], file: string): boolean {
  return files.some(({ name }) => name === file);
}

export function noAnswers(): NewApplication {
  const none = { name: '', reader: '', role: '', lens: '', language: '', due: '', posting: '' };
  return { ...none, date: localDate() };
}

function noPortfolio(files: readonly FileState[]): PortfolioState {
  const paper = valueAt(files.find(({ name }) => name === 'site.yaml')?.current, ['paper']);
  const sheet = paper === 'a4' ? 'a4' : 'letter';
  return { options: { lens: '', stories: null, sheet, max: '' }, answer: null };
}
