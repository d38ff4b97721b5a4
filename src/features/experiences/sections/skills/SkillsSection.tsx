import { SkillTable } from '../../../../ui/SkillTable.tsx';
import type { SectionBodyProps } from '../../section-body.ts';

export function SkillsSection({ section }: SectionBodyProps<'skills'>) {
  return <SkillTable evidence={section.shown} />;
}
