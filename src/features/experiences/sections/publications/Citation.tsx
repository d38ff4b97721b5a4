import { ofRecord } from 'virtual:messages';
import { useEffect, useRef, useState } from 'react';
import { withBase } from '../../../../core/routes.ts';
import { base } from '../../../../router/base.ts';
import styles from './PublicationsSection.module.css';
import type { Citation as Loaded } from './props.build.ts';
import { citeFiles } from './publications.ts';
import type { PublicationsView } from './section.build.ts';

type Props = {
  /** Path of its files, without their endings. */
  files: string;
  /** Appended to accessible names. */
  title: string;
  texts: Pick<PublicationsView['texts'], 'cite' | 'copy' | 'copied'>;
};

/** Links to the files to cite a publication with; once they are open, the references themselves, to copy. */
export function Citation({ files, title, texts }: Props) {
  const [citation, setCitation] = useState<Loaded>();
  // Without the files, the links stay.
  const load = () => void (citation ?? loadCitation(files).then(setCitation, () => {}));
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before it was hydrated.
  useEffect(() => {
    if (details.current?.open) loadCitation(files).then(setCitation, () => {});
  }, [files]);
  return (
    <details ref={details} onToggle={load}>
      <summary className={styles.fold} aria-label={`${texts.cite} ${ofRecord({ title })}`}>
        {texts.cite}
      </summary>
      <References files={files} title={title} texts={texts} citation={citation} />
    </details>
  );
}

/** Names of styles, the same in every language. */
const referenceStyles = 'APA, IEEE, Chicago';

/** The references, where they are known, and the files. */
export function References({ files, title, texts, citation }: Props & { citation: Loaded | undefined }) {
  return (
    <ul className={styles.citation}>
      {citation?.references.map(([style, reference]) => (
        <li key={style}>
          <span className={styles.style}>{style}</span>
          <CopyButton texts={texts} name={style} text={reference} />
          <p>{reference}</p>
        </li>
      )) ?? (
        <li>
          <a href={addressOf(files, 'txt')} aria-label={`${referenceStyles} ${ofRecord({ title })}`}>
            {referenceStyles}
          </a>
        </li>
      )}
      {Object.entries(citeFiles).map(([ending, format]) => (
        <li key={ending}>
          <a href={addressOf(files, ending)} aria-label={`${format} ${ofRecord({ title })}`}>
            {format}
          </a>
          {citation && <CopyButton texts={texts} name={format} text={citation.texts[ending] ?? ''} />}
        </li>
      ))}
    </ul>
  );
}

function addressOf(files: string, ending: string): string {
  return `${withBase(base, files)}.${ending}`;
}

async function loadCitation(files: string): Promise<Loaded> {
  const endings = ['txt', ...Object.keys(citeFiles)];
  const texts = await Promise.all(endings.map((ending) => fetchText(addressOf(files, ending))));
  const [references = '', ...others] = texts;
  return {
    // A blank line after each; the addresses of the files come last.
    references: references
      .split('\n\n')
      .slice(0, -1)
      .map((lines) => lines.split('\n', 2) as [string, string]),
    texts: Object.fromEntries(others.map((text, index) => [endings[index + 1], text])),
  };
}

function CopyButton({ texts, name, text }: { texts: Props['texts']; name: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  // The browser can refuse, for example in a frame.
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={`${texts.copy} (${name})`}
        onClick={copy}
        onBlur={() => setCopied(false)}
      >
        {texts.copy}
      </button>
      <span role="status">{isCopied && texts.copied}</span>
    </>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}
