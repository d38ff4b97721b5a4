import { Prose } from '../../components/Prose.tsx';
import type { SectionBodyProps } from './section-body.ts';

export function TextSection({ section }: SectionBodyProps<'text'>) {
  return <Prose blocks={section.shown} />;
}
