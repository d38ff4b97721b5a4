import { useEffect, useMemo, useState } from 'react';
import { applicationFile, applicationOfFile } from '../../applications/application-folder.ts';
import { networkNames, networks } from '../../content/networks.ts';
import { valueAt } from '../../core/field-path.ts';
import { localDate } from '../../core/local-date.ts';
import type { NewApplication } from '../protocol/protocol.ts';
import { translationForm } from '../protocol/translations.ts';
import { ApplicationPage } from './ApplicationPage.tsx';
import { ApplicationsPage } from './ApplicationsPage.tsx';
import { listApplications } from './applications.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DiagnosticsPage } from './DiagnosticsPage.tsx';
import styles from './Editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { FileNavigation } from './FileNavigation.tsx';
import { FilePage } from './FilePage.tsx';
import { FormProvider } from './FormContext.tsx';
import {
  categoriesOf,
  groupFiles,
  languagesOf,
  listedPages,
  listStories,
  namedRecords,
  pathOnSite,
} from './group-files.ts';
import { KeptDraftsDialog } from './KeptDraftsDialog.tsx';
import { LetterPane } from './LetterPane.tsx';
import { LookPage } from './LookPage.tsx';
import { NewApplicationPage } from './NewApplicationPage.tsx';
import { NewTextPage, newTexts } from './NewTextPage.tsx';
import { PortfolioPage, type PortfolioState } from './PortfolioPage.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { PublishPage } from './PublishPage.tsx';
import { collectPictures } from './pictures.ts';
import {
  applicationsPage,
  lookPage,
  navigate,
  newApplicationPage,
  portfolioPage,
  problemsPage,
  publishPage,
  translationsPage,
  useRoute,
} from './route.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { TranslationPage } from './TranslationPage.tsx';
import { TranslationsPage } from './TranslationsPage.tsx';
import {
  clearTranslation,
  nameLanguages,
  ofLanguage,
  programText,
  removeTranslation,
} from './translations.ts';
import { useDeferredValidation } from './useDeferredValidation.ts';
import { useEditor } from './useEditor.ts';

/** The smallest window with a form and a preview side by side. */
const minPreviewWidthPx = 1024;

export function Editor() {
  const editor = useEditor();
  const { files, drafts, check, history } = editor;
  const route = useRoute();
  const { isDue, showAll, onBlur } = useDeferredValidation(files, route);
  const diagnostics = check.diagnostics.filter(isDue);
  const [hasPreview, setHasPreview] = useState(window.innerWidth >= minPreviewWidthPx);
  const [isReviewing, setIsReviewing] = useState(false);
  const [newApplication, setNewApplication] = useState(noAnswers);
  const [portfolio, setPortfolio] = useState<PortfolioState | null>(null);
  const review = async () => {
    showAll();
    await editor.validate();
    setIsReviewing(true);
  };
  const usedPictures = useMemo(() => collectPictures(files.map(({ current }) => current)), [files]);
  useShortcuts(review, history.undo, history.redo);
  useIgnoredDrops();
  if (!editor.isLoaded) return <p className={styles.waiting}>{editor.notice || 'Reading content/ …'}</p>;

  const pages = listedPages(files.find(({ name }) => name === 'pages.yaml')?.current);
  const groups = groupFiles(
    files.filter(({ kind }) => kind !== 'translation'),
    pages,
  );
  const entries = groups.flatMap((group) => group.entries);
  const newText = newTexts[route.file];
  const entry = entries.find(({ file }) => file === route.file && !newText) ?? entries[0];
  const isOfApplication = applicationOfFile(route.file) !== null;
  const ofApplication = files.find(({ name }) => isOfApplication && name === route.file);
  const file = ofApplication ?? files.find(({ name }) => name === entry?.file);
  if (!entry || !file) return null;
  const isProblems = route.file === problemsPage;
  const isPublish = route.file === publishPage;
  const isLook = route.file === lookPage;
  const isTranslations = route.file === translationsPage;
  const status = ofLanguage(check.languages, route.file);
  const translation = status?.files.find((each) => each.file === route.file);
  const translated = translation && files.find(({ name }) => name === translation.file);
  // Until the first check has ended, it is unknown which texts can be translated.
  const isUnchecked =
    !editor.isChecked && files.some(({ name, kind }) => name === route.file && kind === 'translation');
  const isApplications = route.file === applicationsPage;
  const isNewApplication = route.file === newApplicationPage;
  const isPortfolio = route.file === portfolioPage;
  const applications = listApplications(files, localDate());
  const application = applications.find(({ name }) => name === applicationOfFile(route.file));
  const isPage =
    isProblems || isPublish || isLook || isApplications || isNewApplication || isPortfolio || isTranslations;
  const isFile = !isPage && !application && !newText && !status && !isUnchecked;
  // The site shows nothing of these pages.
  const mayPreview = !isApplications && !isNewApplication && !isPortfolio;
  const showsPreview = hasPreview && mayPreview;
  const site = files.find(({ name }) => name === 'site.yaml')?.current;
  const language = String(valueAt(site, ['language']) ?? '') || 'en';
  const languages = languagesOf(site, language);
  const lenses = namedRecords(files.find(({ name }) => name === 'lenses.yaml')?.current);
  const save = async (removesPictures: boolean) => {
    const isSaved = await editor.save(removesPictures);
    // The open text of a renamed record is another file now.
    const renamed = check.renamings.find(({ folder, from }) => route.file === `${folder}/${from}.md`);
    if (isSaved && renamed) navigate(`${renamed.folder}/${renamed.to}.md`, route.path);
    return isSaved;
  };
  const hasText = (text: string) => files.some(({ name }) => name === text);
  const record = file.form?.kind === 'records' || translated ? route.path[0] : undefined;
  const recordName = valueAt(file.current, [...(record === undefined ? [] : [record]), 'name']);
  const sourceEntry = entries.find((each) => each.file === translation?.source);
  const path =
    status && sourceEntry
      ? `/${status.language.toLowerCase()}${pathOnSite(sourceEntry, record, pages)}`
      : pathOnSite(entry, isFile ? recordName : undefined, pages);
  const named = nameLanguages([language, ...check.languages.map((each) => each.language)]);
  const [from] = named;
  const to = named.find(({ lang }) => lang === status?.language);
  const form = {
    diagnostics,
    usedPictures,
    choices: {
      categories: categoriesOf(pages),
      networks: knownNetworks,
      lenses,
      languages: languages.map((value) => ({ value, label: value })),
    },
    language,
    hasText,
    onDownloadLetter: editor.downloadLetter,
    onOpenText: (text: string) => {
      editor.create(text);
      navigate(text);
    },
  };
  const currentPage = isFile
    ? entry.file
    : isNewApplication || application
      ? applicationsPage
      : status || isUnchecked
        ? translationsPage
        : route.file;
  const titleOf = (name: string) => entries.find((each) => each.file === name)?.title ?? name;
  return (
    <div className={styles.editor} data-preview={showsPreview || undefined}>
      <EditorBar
        drafts={drafts}
        notice={editor.notice}
        history={history}
        hasPreview={showsPreview}
        onTogglePreview={mayPreview ? () => setHasPreview(!hasPreview) : null}
        onReview={review}
      />
      <FileNavigation
        groups={groups}
        current={currentPage}
        drafts={drafts}
        diagnostics={diagnostics}
        dueCount={applications.filter(({ isDue }) => isDue).length}
        languages={check.languages}
      />
      <main className={styles.main} key={`${route.file} ${record}`} onBlur={onBlur}>
        {isProblems ? (
          <DiagnosticsPage diagnostics={diagnostics} files={files} isChecked={editor.isChecked} />
        ) : isPublish ? (
          <PublishPage files={files} hasDrafts={drafts.length > 0} onReview={review} />
        ) : isLook ? (
          <LookPage
            files={files}
            preview={editor.preview}
            onTry={(changed, changes) => {
              editor.change(changed, changes);
              setHasPreview((isShown) => isShown || window.innerWidth >= minPreviewWidthPx);
            }}
            onKeep={editor.saveFile}
          />
        ) : isApplications ? (
          <ApplicationsPage applications={applications} onChange={editor.change} />
        ) : isNewApplication ? (
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
        ) : isPortfolio ? (
          <PortfolioPage
            state={portfolio ?? noPortfolio(valueAt(site, ['paper']))}
            lenses={lenses}
            stories={listStories(files)}
            drafts={drafts}
            onChange={setPortfolio}
          />
        ) : isTranslations ? (
          <TranslationsPage statuses={check.languages} languages={named} titleOf={titleOf} />
        ) : isUnchecked ? (
          <p className={styles.waiting}>Reading content/ …</p>
        ) : status && translation && translated && from && to ? (
          <FormProvider
            {...form}
            file={{ ...translated, form: translated.form && translationForm(translation.fields) }}
            textLanguage={{ lang: to.lang, dir: to.dir }}
            onChange={(name, changes) =>
              editor.change(
                name,
                changes.map((change) =>
                  change.kind === 'unset' && translated.form
                    ? translation.programLanguage
                      ? removeTranslation(translated.current, change.path)
                      : clearTranslation(translated, change.path)
                    : change,
                ),
              )
            }
          >
            {files
              .filter(({ name }) => [translated.name, status.notes].includes(name))
              .filter(({ name }) => editor.conflicts.includes(name))
              .map((each) => (
                <ConflictNotice
                  key={each.name}
                  file={each}
                  onResolve={(type) => editor.resolve(each.name, type)}
                />
              ))}
            <TranslationPage
              translation={translation}
              title={titleOf(translation.source)}
              isList={files.some(({ name, form }) => name === translation.source && form?.kind === 'records')}
              languages={{ from: programText(translation) ?? from, to }}
              route={route}
              onConfirm={({ place, note }) =>
                editor.change(status.notes, [{ kind: 'set', path: [place], value: note }])
              }
            />
          </FormProvider>
        ) : status ? (
          <p className={styles.waiting}>
            The first language has nothing for content/{route.file} any more. Unsaved changes in it are kept
            until you undo them.
          </p>
        ) : newText ? (
          <NewTextPage
            key={route.file}
            kind={newText}
            language={language}
            hasText={hasText}
            onCreate={(created, changes) => {
              editor.create(created);
              editor.change(created, changes);
              navigate(created);
            }}
          />
        ) : (
          <FormProvider {...form} file={file} onChange={editor.change}>
            {editor.conflicts.includes(file.name) && (
              <ConflictNotice file={file} onResolve={(type) => editor.resolve(file.name, type)} />
            )}
            {application ? (
              <ApplicationPage
                application={application}
                route={route}
                drafts={drafts.filter((draft) => applicationOfFile(draft.file) === application.name)}
                language={language}
                onReview={review}
                onMade={editor.reread}
              />
            ) : (
              <FilePage entry={entry} route={route} />
            )}
          </FormProvider>
        )}
      </main>
      {showsPreview && application && (
        <LetterPane
          key={application.name}
          name={application.name}
          drafts={drafts.filter((draft) => applicationOfFile(draft.file) === application.name)}
        />
      )}
      {showsPreview && !application && (
        <PreviewPane
          address={editor.preview}
          path={path}
          isOutdated={check.diagnostics.some(
            ({ severity, file: wrong }) => severity === 'error' && applicationOfFile(wrong) === null,
          )}
        />
      )}
      {editor.kept.offered.length > 0 && (
        <KeptDraftsDialog
          kept={editor.kept.offered}
          onRestore={editor.kept.restore}
          onDiscard={editor.kept.discard}
        />
      )}
      {isReviewing && (
        <SaveDialog
          check={{ ...check, diagnostics }}
          conflicts={editor.conflicts}
          isStopped={editor.isStopped}
          onSave={save}
          onClose={() => setIsReviewing(false)}
        />
      )}
    </div>
  );
}

function noAnswers(): NewApplication {
  const none = { name: '', reader: '', role: '', lens: '', language: '', due: '', posting: '' };
  return { ...none, date: localDate() };
}

const noPortfolio = (paper: unknown): PortfolioState => ({
  options: { lens: '', stories: null, sheet: paper === 'a4' ? 'a4' : 'letter', max: '' },
  answer: null,
});

const knownNetworks = networkNames.map((name) => ({ value: name, label: networks[name].label }));

/** Ctrl+S (⌘S) opens the review; Ctrl+Z undoes, except in text fields, which have native undo. */
function useShortcuts(onSave: () => void, onUndo: () => void, onRedo: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const isInText =
        event.target instanceof Element && event.target.matches('textarea, input:not([type=radio])');
      const isUndo = key === 'z' && !event.shiftKey;
      if (key === 's') onSave();
      else if (!isInText && isUndo) onUndo();
      else if (!isInText && (key === 'z' || key === 'y')) onRedo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

/** Without this, a file dropped beside a drop zone would open in place of the editor. */
function useIgnoredDrops() {
  useEffect(() => {
    const ignore = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
