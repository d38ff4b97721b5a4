import * as t from 'virtual:messages';
import type { ComponentType } from 'react';
import buttons from '../../ui/button.module.css';
import styles from './ContactForm.module.css';
import type { ContactProps } from './props.ts';
import { useSinglePost } from './useSinglePost.ts';

/** What only the form of an owner with offers has. */
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
