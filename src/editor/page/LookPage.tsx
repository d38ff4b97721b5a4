import { useId } from 'react';
import { namedLooks } from '../../brand/look.ts';
import { type FieldPath, listAt, valueAt } from '../../core/field-path.ts';
import { capitalize } from '../../core/text.ts';
import { resumeDesigns } from '../../features/experiences/resume-designs.ts';
import button from '../../ui/button.module.css';
import type { Change } from '../../yaml/change.ts';
import type { NamedChoice } from '../protocol/form-field.ts';
import type { FileState } from './drafts-reducer.ts';
import page from './FilePage.module.css';
import fields from './fields/fields.module.css';
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
  const [brand, pages] = ['brand.yaml', 'pages.yaml'].map((name) => files.find((file) => file.name === name));
  const look = valueAt(brand?.current, ['look']) ?? 'underscore';
  const resume = listResumeDesigns(pages?.current);
  const frameOf = (file: string) => preview && `${preview.replace(/\/$/, '')}/_looks/${file}`;
  return (
    <PageFrame
      title="Look"
      about='Your own homepage in each look. "Try" shows the whole site in the preview, "Keep" saves it in content/brand.yaml. Undo reverts it.'
    >
      <Tiles
        title="Looks"
        choices={Object.keys(namedLooks).map(toChoice)}
        current={typeof look === 'string' ? look : null}
        isUnsaved={(brand?.changes.length ?? 0) > 0}
        frameOf={(name) => frameOf(`${name}.html`)}
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
          isUnsaved={(pages?.changes.length ?? 0) > 0}
          frameOf={(name) => frameOf(`${name}.svg`)}
          onTry={(name) => onTry('pages.yaml', [{ kind: 'set', path: resume.path, value: name }])}
          onKeep={() => onKeep('pages.yaml')}
        />
      )}
    </PageFrame>
  );
}

type TilesProps = {
  title: string;
  choices: NamedChoice[];
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
              <div className={fields.row}>
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

function toChoice(value: string): NamedChoice {
  return { value, label: capitalize(value) };
}

/** The designs of the résumé, with the place of the choice in pages.yaml; null if the site has none. */
function listResumeDesigns(
  pages: unknown,
): { choices: NamedChoice[]; current: string; path: FieldPath } | null {
  for (const [index, page] of listAt(pages, []).entries()) {
    for (const [at, section] of listAt(page, ['sections']).entries()) {
      if (valueAt(section, ['kind']) !== 'resume') continue;
      return {
        choices: resumeDesigns.map(toChoice),
        current: String(valueAt(section, ['design']) ?? resumeDesigns[0]),
        path: [index, 'sections', at, 'design'],
      };
    }
  }
  return null;
}
