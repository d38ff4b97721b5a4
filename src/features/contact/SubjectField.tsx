import * as t from 'virtual:messages';
import { useEffect, useRef } from 'react';
import { useAddressParameter } from '../../router/useNavigation.ts';

/** The owner's offers as subjects. The link of an offer chooses its own; without scripts the visitor does. */
export function SubjectField({ subjects }: { subjects: { name: string; title: string }[] }) {
  const select = useRef<HTMLSelectElement>(null);
  const wanted = useAddressParameter('offer');
  useEffect(() => {
    const chosen = subjects.find(({ name }) => name === wanted);
    if (chosen && select.current) select.current.value = chosen.title;
  }, [subjects, wanted]);
  return (
    <>
      <label htmlFor="form-subject">{t.subject}</label>
      <select id="form-subject" name="subject" ref={select}>
        <option value="">{t.otherSubject}</option>
        {subjects.map(({ name, title }) => (
          <option key={name}>{title}</option>
        ))}
      </select>
    </>
  );
}
