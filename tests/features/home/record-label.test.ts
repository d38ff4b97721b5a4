import { expect, it } from 'vitest';
import { type RecordLabelSource, toRecordLabel } from '../../../src/features/home/record-label.ts';

const rows = [
  { label: 'Latest', value: '{title}' },
  { label: 'With', value: 'made with {languages}' },
  { label: 'Kind', value: '{type}' },
  { label: 'Before', value: '{others} more' },
];

/** A site with these pages and lists, and a label in home.yaml. */
function site(
  label: RecordLabelSource['home']['label'],
  content: Partial<RecordLabelSource>,
): RecordLabelSource {
  const pages = [
    { name: 'work', kind: 'projects', path: '/work' },
    { name: 'weddings', kind: 'gallery', path: '/weddings' },
  ];
  return {
    pages,
    locale: { lists: { comma: ', ' }, direction: 'ltr', words: { recordNumber: 'No. {number}' } },
    home: { label },
    projects: [],
    lists: [],
    galleries: [],
    ...content,
  } as unknown as RecordLabelSource;
}

const projects = [
  { name: 'one', title: 'One', type: 'Print', languages: [] },
  { name: 'two', title: 'Two', type: '', languages: ['SQL', 'R'] },
] as unknown as RecordLabelSource['projects'];

it('shows the newest record in the rows that the owner chose', () => {
  expect(
    toRecordLabel(site({ sign: 'No', of: 'projects', rows, link: 'Open {title}' }, { projects })),
  ).toEqual({
    sign: 'No',
    number: 'No. 0002',
    rows: [
      { label: 'Latest', value: 'Two' },
      { label: 'With', value: 'made with SQL, R' },
      { label: 'Before', value: '1 more' },
    ],
    titled: 0,
    link: 'Open Two',
    picture: null,
    path: '/work',
    anchor: 'two',
    photo: '',
  });
});

it('shows another picture of a project whose first one is in the highlights', () => {
  const slides = ['cover', 'inside'].map((original) => ({ original }));
  const labelled = site({ of: 'projects', rows }, { projects: [{ ...projects[1], slides }] as never });
  expect(toRecordLabel(labelled)?.picture).toBe('cover');
  expect(toRecordLabel(labelled, [{ name: 'two' }])?.picture).toBe('inside');
  const single = site(
    { of: 'projects', rows },
    { projects: [{ ...projects[1], slides: [slides[0]] }] as never },
  );
  expect(toRecordLabel(single, [{ name: 'two' }])?.picture).toBe('cover');
});

it('shows a photo and links the page of its gallery', () => {
  const galleries = [
    { name: 'beach', page: 'weddings', photos: [{ name: 'rain', title: 'Rain at Sennen' }] },
  ] as unknown as RecordLabelSource['galleries'];
  const [, , , before] = rows;
  const label = { of: 'beach', rows: [before, { label: 'Latest', value: '{title}' }] };
  expect(toRecordLabel(site(label as RecordLabelSource['home']['label'], { galleries }))).toMatchObject({
    sign: '',
    rows: [{ value: '0 more' }, { value: 'Rain at Sennen' }],
    titled: 1,
    link: '',
    path: '/weddings',
    photo: 'beach/rain',
  });
});

it('shows a title without its markup', () => {
  const title = ['The song of ', { kind: 'emphasis', children: ['Turdus merula'] }];
  const lists = [{ name: 'papers', path: '/papers', records: [{ title }] }];
  const label = { of: 'papers', rows: [{ label: 'Latest', value: '{title}' }] };
  expect(toRecordLabel(site(label, { lists }))?.rows).toEqual([
    { label: 'Latest', value: 'The song of Turdus merula' },
  ]);
});

it('is omitted if the owner disables it or has no record', () => {
  expect(toRecordLabel(site(undefined, { projects }))).toBeNull();
  expect(toRecordLabel(site({ of: 'projects', rows }, {}))).toBeNull();
});

it('shows the newest record of a section and links to it', () => {
  const lists = [
    {
      name: 'wards',
      path: '/nursing',
      records: [{ title: 'Surgery' }, { title: 'Intensive Care' }],
    },
  ];
  expect(toRecordLabel(site({ of: 'wards', rows }, { lists }))).toMatchObject({
    rows: [
      { label: 'Latest', value: 'Intensive Care' },
      { label: 'Before', value: '1 more' },
    ],
    path: '/nursing',
    anchor: 'wards',
  });
});
