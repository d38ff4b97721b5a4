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
import { categoriesOf, groupFiles, listedPages, pathOnSite } from './file-groups.ts';
import * as labels from './labels.ts';
import { NewLetterPage } from './NewLetterPage.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { PublishPage } from './PublishPage.tsx';
import { collectPictures } from './pictures.ts';
import { diagnosticsPage, goTo, newLetterPlace, publishPlace, usePlace } from './place.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { useDeferredValidation } from './useDeferredValidation.ts';
import { useEditor } from './useEditor.ts';

/** Room for a form and the preview beside it, in CSS px. */
const roomForPreview = 1024;

export function Editor() {
  const { diagnostics: found, ...rest } = useEditor();
  const place = usePlace();
  const { isDue, askAll, onBlur } = useDeferredValidation(rest.files, place);
  const editor = { ...rest, diagnostics: found.filter(isDue) };
  const [hasPreview, setHasPreview] = useState(window.innerWidth >= roomForPreview);
  const [isReviewing, setIsReviewing] = useState(false);
  const review = async () => {
    askAll();
    await editor.check();
    setIsReviewing(true);
  };
  const usedPictures = useMemo(
    () => collectPictures(editor.files.map(({ current }) => current)),
    [editor.files],
  );
  useKeys(review, editor.undo, editor.redo);
  useNoStrayDrops();
  if (!editor.isRead) return <p className={styles.waiting}>{editor.notice || labels.connecting}</p>;

  const pages = listedPages(editor.files.find(({ name }) => name === 'pages.yaml')?.current);
  const groups = groupFiles(editor.files, pages);
  const entries = groups.flatMap((group) => group.entries);
  const isNewLetter = place.file === newLetterPlace;
  const entry = entries.find(({ file }) => file === place.file && !isNewLetter) ?? entries[0];
  const file = editor.files.find(({ name }) => name === entry?.file);
  if (!entry || !file) return null;
  const isDiagnostics = place.file === diagnosticsPage;
  const isPublishing = place.file === publishPlace;
  const isOfFile = !isDiagnostics && !isPublishing && !isNewLetter;
  const hasText = (text: string) => editor.files.some(({ name }) => name === text);
  const record = file.form?.kind === 'records' ? place.path[0] : undefined;
  const recordName = record === undefined ? undefined : valueAt(file.current, [record, 'name']);
  return (
    <div className={styles.editor} data-preview={hasPreview || undefined}>
      <EditorBar
        editor={editor}
        hasPreview={hasPreview}
        onTogglePreview={() => setHasPreview(!hasPreview)}
        onReview={review}
      />
      <FileNavigation editor={editor} groups={groups} current={isOfFile ? entry.file : place.file} />
      <main className={styles.main} key={`${place.file} ${record}`} onBlur={onBlur}>
        {isDiagnostics ? (
          <DiagnosticsPage
            diagnostics={editor.diagnostics}
            files={editor.files}
            isChecked={editor.isChecked}
          />
        ) : isPublishing ? (
          <PublishPage files={editor.files} hasDrafts={editor.drafts.length > 0} onReview={review} />
        ) : isNewLetter ? (
          <NewLetterPage
            hasText={hasText}
            onBegin={(letter, text) => {
              editor.begin(letter);
              editor.change(letter, [{ kind: 'set', path: [], value: text }]);
              goTo(letter);
            }}
          />
        ) : (
          <FormProvider
            file={file}
            diagnostics={editor.diagnostics}
            usedPictures={usedPictures}
            choices={{ categories: categoriesOf(pages), networks: knownNetworks }}
            onOpenText={(text) => {
              editor.begin(text);
              goTo(text);
            }}
            hasText={hasText}
            onLetter={editor.downloadLetter}
            onChange={editor.change}
          >
            {editor.conflicts.includes(file.name) && (
              <ConflictNotice file={file} onResolve={(type) => editor.resolve(file.name, type)} />
            )}
            <FilePage entry={entry} place={place} />
          </FormProvider>
        )}
      </main>
      {hasPreview && (
        <PreviewPane
          address={editor.preview}
          path={pathOnSite(entry, isOfFile ? recordName : undefined, pages)}
          isHeld={found.some(({ severity }) => severity === 'error')}
        />
      )}
      {isReviewing && <SaveDialog editor={editor} onClose={() => setIsReviewing(false)} />}
    </div>
  );
}

const knownNetworks = networkNames.map((name) => ({ value: name, label: networks[name].label }));

/** Ctrl+S (⌘S) leads to the review, as it saves elsewhere; Ctrl+Z takes back, where no text has an undo of its own. */
function useKeys(onSave: () => void, onUndo: () => void, onRedo: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const isInText =
        event.target instanceof Element && event.target.matches('textarea, input:not([type=radio])');
      const isBack = key === 'z' && !event.shiftKey;
      if (key === 's') onSave();
      else if (!isInText && isBack) onUndo();
      else if (!isInText && (key === 'z' || key === 'y')) onRedo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

/** A picture let go beside its field would make the browser leave this page and open the picture. */
function useNoStrayDrops() {
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
