import { useEffect, useMemo, useState } from 'react';
import { networkNames, networks } from '../../content/networks.ts';
import { valueAt } from '../../core/field-path.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DiagnosticsPage } from './DiagnosticsPage.tsx';
import styles from './Editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { FileNavigation } from './FileNavigation.tsx';
import { FilePage } from './FilePage.tsx';
import { FormProvider } from './FormContext.tsx';
import { categoriesOf, groupFiles, listedPages, pathOnSite } from './group-files.ts';
import { KeptDraftsDialog } from './KeptDraftsDialog.tsx';
import { LookPage } from './LookPage.tsx';
import { NewTextPage, newTexts } from './NewTextPage.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { PublishPage } from './PublishPage.tsx';
import { collectPictures } from './pictures.ts';
import { lookPage, navigate, problemsPage, publishPage, useRoute } from './route.ts';
import { SaveDialog } from './SaveDialog.tsx';
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
  const groups = groupFiles(files, pages);
  const entries = groups.flatMap((group) => group.entries);
  const newText = newTexts[route.file];
  const entry = entries.find(({ file }) => file === route.file && !newText) ?? entries[0];
  const file = files.find(({ name }) => name === entry?.file);
  if (!entry || !file) return null;
  const isProblems = route.file === problemsPage;
  const isPublish = route.file === publishPage;
  const isLook = route.file === lookPage;
  const isFile = !isProblems && !isPublish && !isLook && !newText;
  const site = files.find(({ name }) => name === 'site.yaml')?.current;
  const language = String(valueAt(site, ['language']) ?? '');
  const save = async (removesPictures: boolean) => {
    const isSaved = await editor.save(removesPictures);
    // The open text of a renamed record is another file now.
    const renamed = check.renamings.find(({ folder, from }) => route.file === `${folder}/${from}.md`);
    if (isSaved && renamed) navigate(`${renamed.folder}/${renamed.to}.md`, route.path);
    return isSaved;
  };
  const hasText = (text: string) => files.some(({ name }) => name === text);
  const record = file.form?.kind === 'records' ? route.path[0] : undefined;
  const recordName = valueAt(file.current, [...(record === undefined ? [] : [record]), 'name']);
  return (
    <div className={styles.editor} data-preview={hasPreview || undefined}>
      <EditorBar
        drafts={drafts}
        notice={editor.notice}
        history={history}
        hasPreview={hasPreview}
        onTogglePreview={() => setHasPreview(!hasPreview)}
        onReview={review}
      />
      <FileNavigation
        groups={groups}
        current={isFile ? entry.file : route.file}
        drafts={drafts}
        diagnostics={diagnostics}
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
          <FormProvider
            file={file}
            diagnostics={diagnostics}
            usedPictures={usedPictures}
            choices={{ categories: categoriesOf(pages), networks: knownNetworks }}
            language={language}
            onOpenText={(text) => {
              editor.create(text);
              navigate(text);
            }}
            hasText={hasText}
            onDownloadLetter={editor.downloadLetter}
            onChange={editor.change}
          >
            {editor.conflicts.includes(file.name) && (
              <ConflictNotice file={file} onResolve={(type) => editor.resolve(file.name, type)} />
            )}
            <FilePage entry={entry} route={route} />
          </FormProvider>
        )}
      </main>
      {hasPreview && (
        <PreviewPane
          address={editor.preview}
          path={pathOnSite(entry, isFile ? recordName : undefined, pages)}
          isOutdated={check.diagnostics.some(({ severity }) => severity === 'error')}
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
