import type { Prose as Blocks } from '../../../../core/prose.ts';
import { Prose } from '../../../../ui/Prose.tsx';
import type { SectionBodyProps } from '../../sections.ts';

export function TextSection({ section, level }: SectionBodyProps<Blocks>) {
  return <Prose blocks={section.shown} Heading={level} />;
}
