import type { Block } from '../../../../core/prose.ts';
import type { SectionKindModule } from '../../section-kind.ts';

/** A text from a Markdown file. */
export const text: SectionKindModule<null, Block, Block[]> = {
  schema: null,
  about: '',
  resolve: (blocks) => [...blocks],
  toView: ({ records }) => records,
  toResume: ({ records }) => [{ kind: 'text', blocks: records }],
};
