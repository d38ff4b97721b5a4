import { z } from 'zod';
import { text, textFor } from '../../../../content/fields.ts';
import { fits, markedFirst } from '../../../../content/lens.ts';
import { collectSkillEvidence, type SkillEvidence } from '../../../../content/skill-evidence.ts';
import { withoutEmpty } from '../../../../core/text.ts';
import { joinParts } from '../../../../i18n/isolate.ts';
import type { SectionKindModule } from '../../section-kind.ts';

const skillCategorySchema = z.strictObject({
  name: textFor('Name of the category.', 'Languages'),
  skills: z
    .array(text)
    .min(1)
    .describe('Skills, spelled as in your projects and jobs.')
    .meta({ examples: [['TypeScript', 'SQL']] }),
});

type SkillCategory = z.infer<typeof skillCategorySchema>;

export const skills: SectionKindModule<typeof skillCategorySchema, SkillCategory, SkillEvidence> = {
  schema: skillCategorySchema,
  about: 'Your skills by category, in a section of kind skills.',
  resumeHeadings:
    'skills; technical skills; key skills; top skills; principales compétences; top-kenntnisse; aptitudes principales; competenze principali; principais competências; topvaardigheden; najważniejsze umiejętności; core skills; technologies; competencies; core competencies; tools; expertise; skills & tools; compétences; compétences techniques; compétences clés; savoir-faire; outils; informatique; kenntnisse; fähigkeiten; kompetenzen; it-kenntnisse; edv-kenntnisse; fachkenntnisse; technische kenntnisse; habilidades; competencias; aptitudes; conocimientos; conocimientos técnicos; competenze; competenze tecniche; competências; vaardigheden; umiejętności; kompetencje; 技能; 专业技能; 專業技能; 专长; スキル; 技術スキル; 기술; 기술 스택; 보유 기술; 역량; المهارات; المهارات التقنية; מיומנויות; כישורים; ידע במחשבים; ידע טכני; יישומי מחשב; δεξιότητες; τεχνικές δεξιότητες; γνώσεις; γνώσεις η/υ; γνώσεις υπολογιστών; ψηφιακές δεξιότητες; kỹ năng',
  order: 'as-written',
  resolve: (records) => [...records],
  toView: ({ records }, { skillRecords }) => collectSkillEvidence(records, skillRecords),
  toResume: ({ records }, _detail, locale) => {
    const categories = records.map(({ name, skills }) => ({ name, skills: joinParts(skills, locale) }));
    return [{ kind: 'skills', categories }];
  },
  jsonResume: {
    lists: ['skills'],
    toEntry: ({ name, skills }) => ({ name, keywords: skills }),
    fromEntry: (entry) => {
      const [name, skills] = [entry.text('name'), entry.texts('keywords')];
      // A skill without keywords belongs to a list.
      return skills.length > 0 ? { ...withoutEmpty({ name }), skills } : { skills: name ? [name] : [] };
    },
  },
  toPerson: ({ records }) => ({ knowsAbout: records.flatMap(({ skills }) => skills) }),
  tailor: (section, { tags }) => {
    const records = section.records.map((category) => ({
      ...category,
      skills: markedFirst(category.skills, (skill) => fits({ title: skill }, tags)),
    }));
    return { ...section, records: markedFirst(records, (category) => fits(category, tags)) };
  },
  // One skill at a time.
  identify: ({ skill }) => [[skill]],
};
