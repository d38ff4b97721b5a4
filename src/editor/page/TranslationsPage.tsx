import layout from '../../ui/layout.module.css';
import type { LanguageStatus } from '../protocol/translations.ts';
import { PageFrame } from './PageFrame.tsx';
import { addressOf } from './route.ts';
import styles from './TranslationPage.module.css';
import { describeProgress, type NamedLanguage, progressOf } from './translations.ts';

type Props = {
  statuses: readonly LanguageStatus[];
  /** Of the site, the first one first. */
  languages: readonly NamedLanguage[];
  /** The title of a file in the first language. */
  titleOf: (file: string) => string;
};

export function TranslationsPage({ statuses, languages, titleOf }: Props) {
  const sources = [...new Set(statuses.flatMap(({ files }) => files.map(({ source }) => source)))];
  const namedAs = (tag: string) => languages.find(({ lang }) => lang === tag);
  return (
    <PageFrame
      className={styles.overview}
      title="Translations"
      about="Visitors see missing texts in the first language. “Changed” means that the original has changed since the translation."
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">File</th>
            {statuses.map(({ language, files }) => (
              <th key={language} scope="col">
                <span lang={language}>{namedAs(language)?.name ?? language}</span>
                <span className={styles.total}>
                  {describeProgress(progressOf(files.flatMap(({ fields }) => fields)))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row" title={`content/${source}`}>
                {titleOf(source)}
              </th>
              {statuses.map(({ language, files }) => {
                const file = files.find((each) => each.source === source);
                const progress = file && progressOf(file.fields);
                return (
                  <td key={language}>
                    {file && progress && (
                      <a
                        className={styles.cell}
                        href={addressOf(file.file)}
                        data-open={progress.missing + progress.stale > 0 || undefined}
                      >
                        <span className={layout.visuallyHidden}>
                          {titleOf(source)}, {namedAs(language)?.name}:{' '}
                        </span>
                        {describeProgress(progress)}
                      </a>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </PageFrame>
  );
}
