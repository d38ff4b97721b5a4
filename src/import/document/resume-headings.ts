/** The subject of a section of a résumé. */
export type ResumePart =
  | 'jobs'
  | 'volunteering'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'awards'
  | 'projects'
  | 'publications'
  | 'talks'
  | 'summary'
  | 'other';

/** Headings in English, French, German, Spanish, Italian, Portuguese and Dutch. */
const headings: Record<ResumePart, string> = {
  jobs: 'experience; work experience; professional experience; employment; employment history; work history; career history; career; relevant experience; experiences; internships; healthcare experience; research experience; teaching experience; clinical experience; expérience; expérience professionnelle; expériences professionnelles; expériences; parcours professionnel; stages; berufserfahrung; berufserfahrungen; beruflicher werdegang; werdegang; beruf; tätigkeiten; berufliche tätigkeiten; berufliche stationen; stationen; anstellungen; arbeitserfahrung; werkstätten; berufspraxis; praktische erfahrung; praktika; berufliche erfahrung; experiencia; experiencia profesional; experiencia laboral; trayectoria profesional; prácticas; esperienza; esperienze lavorative; esperienza professionale; experiência; experiência profissional; werkervaring; ervaring',
  volunteering:
    'volunteering; volunteer experience; volunteer work; community service; bénévolat; engagement associatif; engagement bénévole; ehrenamt; ehrenamtliches engagement; ehrenamtliche tätigkeit; engagement; voluntariado; volontariato; vrijwilligerswerk',
  education:
    'education; education and training; academic background; education & awards; qualifications; studies; schools; formation; formations; études; diplômes; parcours académique; formation académique; ausbildung; bildung; bildungsweg; studium; schulbildung; akademischer werdegang; aus- und weiterbildung; educación; formación; formación académica; estudios; istruzione; istruzione e formazione; formazione; educação; formação; formação acadêmica; opleiding; opleidingen',
  skills:
    'skills; technical skills; key skills; core skills; technologies; competencies; core competencies; tools; expertise; skills & tools; compétences; compétences techniques; compétences clés; savoir-faire; outils; informatique; kenntnisse; fähigkeiten; kompetenzen; it-kenntnisse; edv-kenntnisse; fachkenntnisse; technische kenntnisse; habilidades; competencias; aptitudes; conocimientos; conocimientos técnicos; competenze; competenze tecniche; competências; vaardigheden',
  languages:
    'languages; language skills; langues; sprachen; sprachkenntnisse; idiomas; lenguas; lingue; línguas; talen',
  certificates:
    'certificates; certifications; licenses; licences; licenses & certifications; licences & certifications; certifications and licenses; courses; certificats; certifications et licences; zertifikate; zertifizierungen; weiterbildung; weiterbildungen; certificados; certificaciones; cursos; certificazioni; certificações; certificaten',
  awards:
    'awards; honors; honours; honors & awards; awards and honors; awards & honours; scholarships; academic awards; prizes; achievements; prix; distinctions; prix et distinctions; bourses; récompenses; auszeichnungen; preise; stipendien; ehrungen; premios; reconocimientos; becas; premios y reconocimientos; premi; riconoscimenti; prêmios; prijzen',
  projects:
    'projects; personal projects; selected projects; side projects; projets; projets personnels; réalisations; projekte; eigene projekte; ausgewählte projekte; proyectos; proyectos personales; progetti; projetos; projecten',
  publications:
    'publications; selected publications; papers; publications scientifiques; veröffentlichungen; publikationen; publicaciones; pubblicazioni; publicações; publicaties',
  talks:
    'talks; presentations; conferences; conférences; communications; vorträge; ponencias; conferencias; conferenze; palestras',
  summary:
    'summary; profile; about; about me; professional summary; career summary; objective; personal statement; introduction; profil; profil professionnel; à propos; résumé; objectif; accroche; kurzprofil; über mich; zusammenfassung; zur person; perfil; perfil profesional; resumen; sobre mí; acerca de mí; extracto; profilo; sobre; resumo; profiel',
  other:
    'references; interests; hobbies; activities; contact; personal details; personal information; contact information; références; centres d’intérêt; centres d’intérêts; loisirs; coordonnées; contact et liens; informations personnelles; referenzen; interessen; hobbys; kontakt; persönliche daten; persönliches; angaben zur person; referencias; intereses; aficiones; contacto; datos personales; referenze; interessi; contatti; dati personali; referências; interesses; contato; referenties',
};

const partByHeading = new Map(
  Object.entries(headings).flatMap(([part, words]) =>
    words.split('; ').map((heading) => [plain(heading), part as ResumePart] as const),
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
