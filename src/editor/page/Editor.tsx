import { useEffect, useMemo, useState } from 'react';
import { applicationOfFile } from '../../applications/application-folder.ts';
import { valueAt } from '../../core/field-path.ts';
import { localDate } from '../../i18n/dates.ts';
import { listApplications } from './applications.ts';
import styles from './Editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { draftsOf, noAnswers, pageOf } from './EditorPages.tsx';
import { FileNavigation } from './FileNavigation.tsx';
import {
  categoriesOf,
  type FileEntry,
  groupFiles,
  languagesOf,
  listedPages,
  type NamedPage,
  namedRecords,
  pathOfContent,
  pathOnSite,
} from './group-files.ts';
import { type OpenPage, openPage } from './open-page.ts';
import type { PortfolioState } from './PortfolioPage.tsx';
import { LetterPane, PreviewPane } from './PreviewPane.tsx';
import { collectPictures } from './pictures.ts';
import { navigate, useRoute } from './route.ts';
import { KeptDraftsDialog, SaveDialog } from './SaveDialog.tsx';
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

  const currentOf = (file: string) => files.find(({ name }) => name === file)?.current;
  const pages = listedPages(currentOf('pages.yaml'));
  const groups = groupFiles(
    files.filter(({ kind }) => kind !== 'translation'),
    pages,
  );
  const entries = groups.flatMap((group) => group.entries);
  const applications = listApplications(files, localDate());
  const page = openPage(route.file, {
    files,
    entries,
    applications,
    languages: check.languages,
    isChecked: editor.isChecked,
  });
  if (!page) return null;
  const { navigation, hasNoPreview, render } = pageOf(page);
  const showsPreview = hasPreview && !hasNoPreview;
  const site = currentOf('site.yaml');
  const language = String(valueAt(site, ['language']) ?? '') || 'en';
  const isRecord =
    page.kind === 'translation' || (page.kind === 'file' && page.file.form?.kind === 'records');
  const record = isRecord ? route.path[0] : undefined;
  const save = async (removesPictures: boolean) => {
    const isSaved = await editor.save(removesPictures);
    // The open text of a renamed record is another file now.
    const renamed = check.renamings.find(({ folder, from }) => route.file === `${folder}/${from}.md`);
    if (isSaved && renamed) navigate(`${renamed.folder}/${renamed.to}.md`, route.path);
    return isSaved;
  };
  return (
    <div className={styles.editor} data-preview={showsPreview || undefined}>
      <EditorBar
        drafts={drafts}
        notice={editor.notice}
        history={history}
        hasPreview={showsPreview}
        onTogglePreview={hasNoPreview ? null : () => setHasPreview(!hasPreview)}
        onReview={review}
      />
      <FileNavigation
        groups={groups}
        current={page.kind === 'file' ? page.entry.file : (navigation ?? route.file)}
        drafts={drafts}
        diagnostics={diagnostics}
        dueCount={applications.filter(({ isDue }) => isDue).length}
        languages={check.languages}
      />
      <main className={styles.main} key={`${route.file} ${record}`} onBlur={onBlur}>
        {render(
          {
            editor,
            route,
            diagnostics,
            applications,
            usedPictures,
            language,
            review,
            newApplication,
            setNewApplication,
            portfolio,
            setPortfolio,
            lenses: namedRecords(currentOf('lenses.yaml')),
            categories: categoriesOf(pages),
            languages: languagesOf(site, language),
            titleOf: (name) => entries.find(({ file }) => file === name)?.title ?? name,
            showPreview: () => setHasPreview((isShown) => isShown || window.innerWidth >= minPreviewWidthPx),
          },
          page,
        )}
      </main>
      {showsPreview && page.kind === 'application' && (
        <LetterPane
          key={page.application.name}
          name={page.application.name}
          drafts={draftsOf(page.application, drafts)}
        />
      )}
      {showsPreview && page.kind !== 'application' && (
        <PreviewPane
          address={editor.preview}
          path={pathOfContent(previewPath(page, record, entries, pages), entries, pages, currentOf)}
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

/** The path of the page that shows what is open; beside pages without a file, that of the first file. */
function previewPath(
  page: OpenPage,
  record: string | number | undefined,
  entries: readonly FileEntry[],
  pages: NamedPage[],
): string {
  if (page.kind === 'file') {
    const name = valueAt(page.file.current, [...(record === undefined ? [] : [record]), 'name']);
    return pathOnSite(page.entry, name, pages);
  }
  const source = page.kind === 'translation' && entries.find(({ file }) => file === page.translation.source);
  if (source) return `/${page.status.language.toLowerCase()}${pathOnSite(source, record, pages)}`;
  return entries[0] ? pathOnSite(entries[0], undefined, pages) : '/';
}

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
