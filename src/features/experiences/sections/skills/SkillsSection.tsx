import type { SkillEvidence } from '../../../../content/skill-evidence.ts';
import { SkillTable } from '../../../../ui/SkillTable.tsx';
import type { SectionBodyProps } from '../../sections.ts';

export function SkillsSection({ section }: SectionBodyProps<SkillEvidence>) {
  return <SkillTable evidence={section.shown} />;
}
