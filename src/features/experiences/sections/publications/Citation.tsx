import { useState } from 'react';
import { withBase } from '../../../../core/routes.ts';
import { base } from '../../../../router/base.ts';
import { citeFiles } from './cite-files.ts';
import styles from './PublicationsSection.module.css';
import type { PublicationsView } from './section.build.ts';

type Props = {
  /** Path of its files, without their endings. */
  files: string;
  words: PublicationsView['words'];
};

type Loaded = { references: [style: string, reference: string][]; texts: Record<string, string> };

/** Links to the files to cite a publication with; once they are open, the references themselves, to copy. */
export function Citation({ files, words }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const addressOf = (ending: string) => `${withBase(base, files)}.${ending}`;
  const load = async () => {
    const endings = ['txt', ...Object.keys(citeFiles)];
    const texts = await Promise.all(endings.map((ending) => fetchText(addressOf(ending))));
    const [references = '', ...others] = texts;
    setLoaded({
      // A blank line after each; the addresses of the files come last.
      references: references
        .split('\n\n')
        .slice(0, -1)
        .map((lines) => lines.split('\n', 2) as [string, string]),
      texts: Object.fromEntries(others.map((text, index) => [endings[index + 1], text])),
    });
  };
  // Without the files, the links stay.
  const prepare = () => void (loaded ?? load().catch(() => {}));
  return (
    <details className={styles.folded} onToggle={prepare}>
      <summary className={styles.fold}>{words.cite}</summary>
      <ul className={styles.citation}>
        {loaded?.references.map(([style, reference]) => (
          <li key={style}>
            <span className={styles.style}>{style}</span>
            <CopyButton words={words} name={style} text={reference} />
            <p>{reference}</p>
          </li>
        )) ?? (
          <li>
            <a href={addressOf('txt')}>APA, IEEE, Chicago</a>
          </li>
        )}
        {Object.entries(citeFiles).map(([ending, format]) => (
          <li key={ending}>
            <a href={addressOf(ending)}>{format}</a>
            {loaded && <CopyButton words={words} name={format} text={loaded.texts[ending] ?? ''} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function CopyButton({ words, name, text }: { words: Props['words']; name: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={`${words.copy} (${name})`}
        onClick={copy}
        onBlur={() => setCopied(false)}
      >
        {words.copy}
      </button>
      <span role="status">{isCopied && words.copied}</span>
    </>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}
