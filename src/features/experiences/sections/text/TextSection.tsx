import { Prose } from '../../../../ui/Prose.tsx';
import type { SectionBodyProps } from '../../section-body.ts';

export function TextSection({ section, level }: SectionBodyProps<'text'>) {
  return <Prose blocks={section.shown} Heading={level} />;
}
