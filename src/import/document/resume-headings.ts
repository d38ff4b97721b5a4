import { sectionKinds } from '../../features/experiences/sections/index.build.ts';
import { moduleOf } from '../../features/experiences/sections.build.ts';
import type { SectionKind } from '../../features/experiences/sections.ts';

/** The subject of a section of a résumé. */
export type ResumePart = SectionKind | keyof typeof otherHeadings;

/** Headings in English, French, German, Spanish, Italian, Portuguese and Dutch of what is no kind of section. */
const otherHeadings = {
  volunteering:
    'volunteering; volunteer experience; volunteer work; community service; bénévolat; engagement associatif; engagement bénévole; ehrenamt; ehrenamtliches engagement; ehrenamtliche tätigkeit; engagement; voluntariado; volontariato; vrijwilligerswerk',
  projects:
    'projects; personal projects; selected projects; side projects; projets; projets personnels; réalisations; projekte; eigene projekte; ausgewählte projekte; proyectos; proyectos personales; progetti; projetos; projecten',
  summary:
    'summary; profile; about; about me; professional summary; career summary; objective; personal statement; introduction; profil; profil professionnel; à propos; résumé; objectif; accroche; kurzprofil; über mich; zusammenfassung; zur person; perfil; perfil profesional; resumen; sobre mí; acerca de mí; extracto; profilo; sobre; resumo; profiel',
  other:
    'references; interests; hobbies; activities; contact; personal details; personal information; contact information; références; centres d’intérêt; centres d’intérêts; loisirs; coordonnées; contact et liens; informations personnelles; referenzen; interessen; hobbys; kontakt; persönliche daten; persönliches; angaben zur person; referencias; intereses; aficiones; contacto; datos personales; referenze; interessi; contatti; dati personali; referências; interesses; contato; referenties',
};

const partByHeading = new Map(
  [
    ...Object.entries(otherHeadings),
    ...Object.keys(sectionKinds).map((kind) => [kind, moduleOf(kind as SectionKind).resumeHeadings] as const),
  ].flatMap(([part, words]) =>
    (words?.split('; ') ?? []).map((heading) => [plain(heading), part as ResumePart] as const),
  ),
);

/** The part that starts with this heading; undefined if it is not a known heading. */
export function partOfHeading(text: string): ResumePart | undefined {
  // Spaced capitals: W O R K.
  const closed = /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;
  const words = plain(closed);
  // Of two headings in one (`Education and Awards`), the first known one.
  const [first, second, third] = words.split(' & ');
  const either = second !== undefined && third === undefined && words.length < 45;
  return (
    partByHeading.get(words) ??
    (either ? (partByHeading.get(first ?? '') ?? partByHeading.get(second)) : undefined)
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replaceAll(/['’]/g, '’')
    .replaceAll(/\s+(?:and|et|und|y|e|en)\s+|\s*[&/]\s*/g, ' & ')
    .replaceAll(/\s+/g, ' ');
}
