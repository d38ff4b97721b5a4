import { useActionState, useId, useRef } from 'react';
import button from '../../ui/button.module.css';
import type { NamedChoice } from '../protocol/form-field.ts';
import type { Draft, PortfolioAnswer, PortfolioRequest } from '../protocol/protocol.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './ApplicationsPage.module.css';
import fields from './fields/fields.module.css';
import { TextField } from './NewApplicationPage.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PageImages } from './PreviewPane.tsx';
import { attempt, makePortfolio } from './send-request.ts';

/** What the owner chose, and what was made; both stay when the owner looks at another page. */
export type PortfolioState = { options: PortfolioRequest; answer: PortfolioAnswer | null };

type Props = {
  state: PortfolioState;
  lenses: readonly NamedChoice[];
  /** Case studies. */
  stories: readonly NamedChoice[];
  drafts: Draft[];
  onChange: (state: PortfolioState) => void;
};

const sheets = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
  { value: 'screen', label: 'Screen, 16:9' },
] as const;

/** Makes the portfolio as a PDF, with unsaved changes, and shows its pages. */
export function PortfolioPage({ state, lenses, stories, drafts, onChange }: Props) {
  const { options, answer } = state;
  const form = useRef<HTMLFormElement>(null);
  const refused = answer && 'refused' in answer ? answer : null;
  const portfolio = answer && 'pages' in answer ? answer : null;
  // A changed option may be right now.
  const set = (changed: Partial<PortfolioRequest>) =>
    onChange({ options: { ...options, ...changed }, answer: portfolio });
  const [failure, make, isMaking] = useActionState(
    () =>
      attempt(async () => {
        const next = await makePortfolio(options, drafts);
        onChange({ options, answer: next });
        if ('refused' in next && next.option)
          form.current?.querySelector<HTMLElement>(`[name="${next.option}"]`)?.focus();
      }),
    '',
  );
  const errorOf = (option: string) => (refused?.option === option ? refused.refused : '');
  const chosen = options.stories ?? [];
  return (
    <PageFrame
      title="Portfolio PDF"
      about="Cover, profile, case studies, projects, résumé and contact in one file. npm run portfolio creates the same file."
    >
      <form className={styles.form} action={make} ref={form} noValidate>
        {lenses.length > 0 && (
          <Choices
            name="lens"
            label="Lens"
            error={errorOf('lens')}
            options={[{ value: '', label: 'none' }, ...lenses]}
            isChecked={(value) => options.lens === value}
            onChoose={(lens) => set({ lens })}
          />
        )}
        {stories.length > 0 && (
          <Choices
            name="stories"
            label="Case studies"
            help="Choose none to include all that match the lens."
            isMultiple
            error={errorOf('stories')}
            options={stories}
            isChecked={(value) => chosen.includes(value)}
            onChoose={(value) => {
              const next = chosen.includes(value)
                ? chosen.filter((each) => each !== value)
                : [...chosen, value];
              set({ stories: next.length === 0 ? null : next });
            }}
          />
        )}
        <Choices
          name="sheet"
          label="Paper"
          options={sheets}
          isChecked={(value) => options.sheet === value}
          // The values are those of `sheets`.
          onChoose={(sheet) => set({ sheet: sheet as PortfolioRequest['sheet'] })}
        />
        <TextField
          field="max"
          label="Maximum size"
          help="Lowers the resolution of pictures, to at least 150 dpi."
          placeholder="10MB"
          isShort
          value={options.max}
          error={errorOf('max')}
          onChange={(max) => set({ max })}
        />
        <div className={styles.buttons}>
          <ActionButton data-variant="solid" isBusy={isMaking}>
            Make the PDF
          </ActionButton>
        </div>
      </form>
      <div role="status">
        {isMaking && <p>Making the pages …</p>}
        {!isMaking && failure && <p className={fields.warning}>{failure}</p>}
        {!isMaking && refused?.option === null && <p className={fields.warning}>{refused.refused}</p>}
        {!isMaking && portfolio && <p>{portfolio.summary}</p>}
      </div>
      {portfolio && (
        <>
          <p>
            <a className={button.button} href={portfolio.address} download={portfolio.name}>
              Download {portfolio.name}
            </a>
          </p>
          <PageImages pages={portfolio.pages} of="the portfolio" isOverview />
        </>
      )}
    </PageFrame>
  );
}

type ChoicesProps = {
  name: string;
  label: string;
  help?: string;
  error?: string;
  isMultiple?: boolean;
  options: readonly NamedChoice[];
  isChecked: (value: string) => boolean;
  onChoose: (value: string) => void;
};

function Choices({ name, label, help, error = '', isMultiple = false, ...choices }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset className={fields.group} aria-describedby={`${id}.notes`}>
      <legend className={fields.legend}>{label}</legend>
      <div className={fields.notes} id={`${id}.notes`}>
        {error && <p className={fields.warning}>{error}</p>}
        {help && <p className={fields.help}>{help}</p>}
      </div>
      <div className={fields.row}>
        {choices.options.map((option) => (
          <label key={option.value} className={fields.option}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              checked={choices.isChecked(option.value)}
              onChange={() => choices.onChoose(option.value)}
            />
            <span dir="auto">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
