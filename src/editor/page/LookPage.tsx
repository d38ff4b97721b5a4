import { useId } from 'react';
import { namedLooks } from '../../brand/look.ts';
import { type FieldPath, valueAt } from '../../core/field-path.ts';
import { capitalize } from '../../core/text.ts';
import { resumeDesigns } from '../../features/experiences/resume-designs.ts';
import button from '../../ui/button.module.css';
import type { Change } from '../../yaml/change.ts';
import type { FileState } from './drafts-reducer.ts';
import page from './FilePage.module.css';
import styles from './LookPage.module.css';
import { PageFrame } from './PageFrame.tsx';

type Props = {
  files: readonly FileState[];
  /** Address of the preview; null until the content is valid. */
  preview: string | null;
  onTry: (file: string, changes: Change[]) => void;
  onKeep: (file: string) => void;
};

/** The owner's own homepage in each look, and the résumé in each design. */
export function LookPage({ files, preview, onTry, onKeep }: Props) {
  const contentOf = (name: string) => files.find((file) => file.name === name)?.current;
  const look = valueAt(contentOf('brand.yaml'), ['look']) ?? 'underscore';
  const changed = (name: string) => (files.find((file) => file.name === name)?.changes.length ?? 0) > 0;
  const resume = listResumeDesigns(contentOf('pages.yaml'));
  const address = preview?.replace(/\/$/, '');
  return (
    <PageFrame
      title="Look"
      about='Your own homepage in each look. "Try" shows the whole site in the preview, "Keep" saves it in content/brand.yaml. Undo reverts it.'
    >
      <Tiles
        title="Looks"
        choices={Object.keys(namedLooks).map((name) => ({ value: name, label: capitalize(name) }))}
        current={typeof look === 'string' ? look : null}
        isUnsaved={changed('brand.yaml')}
        frameOf={(name) => (address === undefined ? null : `${address}/_looks/${name}.html`)}
        onTry={(name) => onTry('brand.yaml', [{ kind: 'set', path: ['look'], value: name }])}
        onKeep={() => onKeep('brand.yaml')}
      />
      {typeof look !== 'string' && (
        <p className={page.about}>
          Your brand.yaml has single choices instead of a look; trying a look replaces them.
        </p>
      )}
      {resume && (
        <Tiles
          title="Résumé"
          isSheet
          choices={resume.choices}
          current={resume.current}
          isUnsaved={changed('pages.yaml')}
          frameOf={(name) => (address === undefined ? null : `${address}/_looks/${name}.svg`)}
          onTry={(name) => onTry('pages.yaml', [{ kind: 'set', path: resume.path, value: name }])}
          onKeep={() => onKeep('pages.yaml')}
        />
      )}
    </PageFrame>
  );
}

type TilesProps = {
  title: string;
  choices: Choice[];
  current: string | null;
  /** Whether the current choice is only tried. */
  isUnsaved: boolean;
  /** Sheets of paper instead of screens. */
  isSheet?: boolean;
  frameOf: (value: string) => string | null;
  onTry: (value: string) => void;
  onKeep: () => void;
};

function Tiles({ title, choices, current, isUnsaved, isSheet, frameOf, onTry, onKeep }: TilesProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.tiles}>
        {choices.map(({ value, label }) => {
          const source = frameOf(value);
          const isCurrent = value === current;
          return (
            <li key={value} className={styles.tile} data-current={isCurrent || undefined}>
              <div className={styles.stage} data-sheet={isSheet} inert>
                {source && (
                  // The server renders one after another, so those out of sight wait.
                  <iframe
                    className={styles.frame}
                    title={label}
                    src={source}
                    loading="lazy"
                    sandbox="allow-same-origin"
                  />
                )}
              </div>
              <h4 className={styles.name}>{label}</h4>
              <div className={styles.buttons}>
                <button
                  className={button.button}
                  type="button"
                  aria-pressed={isCurrent}
                  onClick={() => onTry(value)}
                >
                  Try {label}
                </button>
                {isCurrent && isUnsaved && (
                  <button className={button.button} data-variant="solid" type="button" onClick={onKeep}>
                    Keep {label}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Choice = { value: string; label: string };

/** The designs of the résumé, with the place of the choice in pages.yaml; null if the site has none. */
function listResumeDesigns(pages: unknown): { choices: Choice[]; current: string; path: FieldPath } | null {
  const sectionsOf = (page: unknown) => valueAt(page, ['sections']);
  for (const [index, page] of asList(pages).entries()) {
    for (const [at, section] of asList(sectionsOf(page)).entries()) {
      if (valueAt(section, ['kind']) !== 'resume') continue;
      return {
        choices: resumeDesigns.map((value) => ({ value, label: capitalize(value) })),
        current: String(valueAt(section, ['design']) ?? resumeDesigns[0]),
        path: [index, 'sections', at, 'design'],
      };
    }
  }
  return null;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
