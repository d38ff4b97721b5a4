import type { LookName } from '../brand/look.ts';
import type { OwnerAnswers } from './starter-content.ts';

type Three = readonly [LookName, LookName, LookName];

/** Looks by words for professions, in the languages that people most likely type; the first match counts. */
const byRole: [RegExp, Three][] = [
  [/photo|film|video|cinema|illustrat|paint|\bart(?:ist)?\b|model\b/, ['gallery', 'editorial', 'warm']],
  [
    /nurs|teach|doctor|physician|midwi|therap|social|care|coach|child|librar|cook|chef|bak|garden|carpent|joiner|potter|ceramic|maker|craft|tailor/,
    ['warm', 'underscore', 'editorial'],
  ],
  [
    /professor|research|scien|\bphd\b|postdoc|histor|philosoph|writ|author|journal|editor|poet|translat|lawyer|econom/,
    ['editorial', 'underscore', 'warm'],
  ],
  [
    /engineer|develop|program|software|data|devops|security|admin|hardware|robot/,
    ['technical', 'underscore', 'editorial'],
  ],
];

const byProfession: Record<OwnerAnswers['profession'], Three> = {
  developer: ['underscore', 'technical', 'warm'],
  designer: ['gallery', 'underscore', 'editorial'],
  photographer: ['gallery', 'editorial', 'warm'],
  researcher: ['editorial', 'underscore', 'technical'],
  other: ['warm', 'quiet', 'editorial'],
};

/** Three looks for an owner, the most suitable first. */
export function suggestLooks({ profession, role }: Pick<OwnerAnswers, 'profession' | 'role'>): Three {
  // A profession chosen from the list is more reliable than a word in a text.
  const isOpen = profession === 'other' || profession === 'developer';
  const byWords = isOpen && byRole.find(([words]) => words.test(role.toLowerCase()))?.[1];
  return byWords || byProfession[profession];
}
