import { expect, it } from 'vitest';
import { identitiesOf } from '../../src/import/record-identity.ts';

it.each(['Harbour Maps, Leith', 'Harbour Maps (HM)', 'Harbour Maps (HM), Tide Team'])(
  'recognizes a position at Harbour Maps that another source has at "%s"',
  (organization) => {
    const [expected = ''] = identitiesOf('jobs', {
      title: 'Nurse',
      organization: 'Harbour Maps',
      start: '2021-04',
    });
    expect(identitiesOf('jobs', { title: 'Nurse', organization, start: '2021' })).toContain(expected);
  },
);
