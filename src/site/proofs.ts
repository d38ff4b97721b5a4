import { fits, type Lens, type Readable } from '../content/lens.ts';
import { pageOfKind } from '../content/pages.ts';
import type { Picture } from '../core/picture.ts';
import { maxProofs, type Proof } from '../core/proof.ts';
import { subpagePath } from '../core/routes.ts';
import { firstSentence } from '../core/text.ts';
import { type Highlights, toHighlights } from '../features/home/highlights.ts';
import type { ReaderPage } from '../features/readers/props.ts';
import type { SiteContent } from './site-content.ts';

/**
 * The owner's choice, otherwise the highlights of the homepage. For a lens without a choice of its own, what fits its tags
 * comes first, also if it is not in that choice.
 */
export function chooseProofs(content: SiteContent, lens?: Lens): Proof[] {
  const resolve = (ids: readonly string[]) => ids.flatMap((id) => proofOf(content, id)).slice(0, maxProofs);
  if (lens?.proofs) return resolve(lens.proofs);
  const chosen = pageOfKind(content.pages, 'brief')?.proofs ?? highlighted(content);
  if (!lens) return resolve(chosen);
  const projects = content.projects.map(({ name }) => name).toReversed();
  const fitting = [...chosen, ...projects].filter((id) => {
    const record = recordOf(content, id);
    return record && fits(record, lens.tags);
  });
  return resolve([...new Set([...fitting, ...chosen])]);
}

/** Those that the owner chose for one reader, otherwise those of the lens. */
export function chooseReaderProofs(content: SiteContent, { lens, proofs }: ReaderPage): Proof[] {
  if (proofs) return proofs.flatMap((id) => proofOf(content, id));
  return chooseProofs(
    content,
    content.lenses.find(({ name }) => name === lens),
  );
}

function highlighted(content: SiteContent): string[] {
  const { projects, photos, records } = toHighlights(content, maxProofs);
  return [
    ...(projects?.cards.map(({ name }) => name) ?? []),
    ...photos.map(({ id }) => id),
    ...(content.home.highlights?.records ?? records?.cards.map(({ anchor }) => anchor) ?? []),
  ];
}

/** Empty where the page of the record is not shown. */
function proofOf(content: SiteContent, id: string): Proof[] {
  const { projects, photos, records } = highlightOf(content, id);
  const [project] = projects?.cards ?? [];
  if (projects && project) {
    const { name, title, type, line, picture } = project;
    const study = content.caseStudies.find((each) => each.project === name);
    const place = study ? { path: subpagePath(projects.path, name) } : { path: projects.path, anchor: name };
    return [
      {
        id,
        kind: type,
        title,
        line: study?.summary ? firstSentence(study.summary) : line,
        picture,
        ...place,
      },
    ];
  }
  const [photo] = photos;
  if (photo) {
    const { title, path, figure } = photo;
    return [{ id, kind: title, title: figure.title, line: '', picture: figure.picture, path, photo: id }];
  }
  const [card] = records?.cards ?? [];
  if (!card) return [];
  const picture = recordOf(content, id)?.picture ?? null;
  return [
    {
      id,
      kind: card.kind,
      title: card.title,
      line: card.line,
      picture,
      path: card.path,
      anchor: card.anchor,
    },
  ];
}

function highlightOf(content: SiteContent, id: string): Highlights {
  const [list] = id.split('/');
  const isProject = list === id && content.projects.some(({ name }) => name === id);
  const isPhoto = !isProject && content.galleries.some(({ name }) => name === list);
  const highlights = {
    projects: isProject ? [id] : [],
    photos: isPhoto ? [id] : [],
    notes: [],
    records: isProject || isPhoto ? [] : [id],
  };
  return toHighlights({ ...content, home: { ...content.home, highlights } });
}

type ProofRecord = Readable & { name: string; picture?: Picture | null };

/** Of a section without a record's name, the newest. */
function recordOf({ projects, galleries, sections }: SiteContent, id: string): ProofRecord | undefined {
  const [list, record] = id.split('/');
  const project = projects.find(({ name }) => name === id);
  if (project) return project;
  const photos = galleries.find(({ name }) => name === list)?.photos;
  // Records of all kinds of sections have some of these fields.
  const records = (photos ?? sections.find(({ name }) => name === list)?.records ?? []) as ProofRecord[];
  return record ? records.find(({ name }) => name === record) : records.at(-1);
}
