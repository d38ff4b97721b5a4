import * as t from 'virtual:messages';
import { type ComponentType, type FormEvent, useEffect, useRef } from 'react';
import buttons from '../../ui/button.module.css';
import styles from './ContactForm.module.css';
import type { ContactProps } from './props.ts';

/** Props of the form of an owner with offers. */
export type ContactParts = {
  contactParts?: { SubjectField: ComponentType<{ subjects: { name: string; title: string }[] }> } | undefined;
};

/** A native form that the browser validates and posts; scripts only ignore a second click on Send. */
export function ContactForm({
  content: { formTitle, sign, form },
  contactParts,
}: {
  content: Pick<ContactProps, 'formTitle' | 'sign' | 'form'>;
} & ContactParts) {
  return (
    <form
      className={styles.pad}
      method="post"
      action={form.action}
      {...form.attributes}
      aria-labelledby="form-title"
      {...useSinglePost()}
    >
      <h2 className={styles.title} id="form-title" data-sign={sign || undefined}>
        {formTitle}
      </h2>
      {Object.entries(form.hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {/* Robots fill it in; it is hidden from people. */}
      {form.honeypot && <input hidden name={form.honeypot} type="text" autoComplete="off" />}
      <div className={styles.field}>
        <label htmlFor="form-name">{t.name}</label>
        <input id="form-name" name="name" type="text" autoComplete="name" dir="auto" required />
      </div>
      <div className={styles.field}>
        <label htmlFor="form-email">{t.email}</label>
        <input id="form-email" name="email" type="email" autoComplete="email" dir="auto" required />
      </div>
      {form.subjects && contactParts && (
        <div className={styles.field}>
          <contactParts.SubjectField subjects={form.subjects} />
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor="form-message">{t.message}</label>
        <textarea id="form-message" name="message" rows={7} dir="auto" required />
      </div>
      <button className={buttons.button} data-variant="solid" type="submit">
        {t.send}
      </button>
    </form>
  );
}

/**
 * How long a pending post blocks the next one. Longer than the pause between impatient clicks, but short, because
 * no event reports that a visitor stopped the request. (`navigateerror` also fires when the page only saves its
 * scroll position.)
 */
const patienceMs = 5000;

/**
 * Handlers for a form that a double click must not post twice: while a post is pending, further ones are ignored. The
 * button is not disabled, because it would lose focus. A post is allowed again when the page is shown again or a field
 * changes.
 */
function useSinglePost() {
  const postedAt = useRef<number | null>(null);

  // A page from the back/forward cache is in the state of the post.
  useEffect(() => {
    const letThrough = () => {
      postedAt.current = null;
    };
    window.addEventListener('pageshow', letThrough);
    return () => window.removeEventListener('pageshow', letThrough);
  }, []);

  return {
    onSubmit: (event: FormEvent) => {
      const nowMs = performance.now();
      if (postedAt.current !== null && nowMs - postedAt.current < patienceMs) event.preventDefault();
      else postedAt.current = nowMs;
    },
    onInput: () => {
      postedAt.current = null;
    },
  };
}
