import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { guessLanguage } from '../../src/applications/guess-language.ts';
import { matchPosting } from '../../src/applications/match-posting.ts';
import { stemmerOf } from '../../src/applications/stems.ts';
import { readPlannedSite } from '../../src/build/site.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { append, swap, withTree } from '../site/content-tree.ts';

const postings = parse(readFileSync(path.join(import.meta.dirname, 'postings.yaml'), 'utf8')) as {
  language: string;
  reader: string;
  skills: string[];
  posting: string;
}[];

const posting = `Map Maker at Harbour Clinics

You will work with PostgreSQL and test maps with users.

- Leaflet.js or Leaflet
- Accessibility tests
- Knowledge of ISO 13485
- You like the sea
`;

describe('the comparison of a posting with the content', () => {
  it('lists matches, missing skills, and what cannot be compared', () =>
    withTree(
      {
        'projects.yaml': swap(
          "additionalInfo: ''",
          'additionalInfo: Leaflet, Postgres, Accessibility Testing',
        ),
        'skills.yaml': append(''),
      },
      async (contentDir) => {
        const { value } = await readPlannedSite(outputPaths(path.dirname(contentDir)));
        if (!value) throw new Error('The fixture is not a site.');
        const match = matchPosting(posting, value.content, 'Harbour Clinics');
        const named = Object.fromEntries(
          match.named.map(({ text, words, lines }) => [text, { words, lines }]),
        );
        expect(named).toMatchObject({
          Leaflet: { words: [], lines: [5] },
          Postgres: { words: ['PostgreSQL'], lines: [3] },
          'Accessibility Testing': { words: ['Accessibility tests'], lines: [6] },
        });
        expect(match.missing).toContainEqual(expect.objectContaining({ text: 'ISO', line: 7 }));
        expect(match.missing.map(({ text }) => text)).not.toContain('Clinics');
        expect(match.unmatched.map(({ line }) => line)).toEqual([7, 8]);
        expect(match.unknown).toEqual([expect.stringContaining('importance of a requirement is not rated')]);

        const german = matchPosting(
          'Wir suchen für die Klinik und das Team eine Person mit Leaflet.',
          value.content,
        );
        expect(german.named.map(({ text }) => text)).toContain('Leaflet');
        expect(german.unknown.join(' ')).toMatch(/seems to be in German, and your content is in English/);
      },
    ));

  it('recognizes languages, the role, shortened titles and names of several words', async () => {
    const content = await minimalContent();
    const languages = { kind: 'languages', records: [{ name: 'Polish', level: 'fluent', cefr: 'C1' }] };
    const certificate = { name: 'a', title: 'Publicly appointed expert for stringed instruments' };
    const records = { kind: 'certificates', records: [certificate] };
    const { named, missing, unmatched } = matchPosting(
      `The museum asks for:

- an expert for stringed instruments
- Polish or Czech
- experience with After Effects and Adobe Creative Cloud
- two ${content.owner.role}s`,
      { ...content, sections: [...content.sections, languages, records] as typeof content.sections },
    );
    expect(named).toContainEqual({ text: 'Polish', words: [], proofs: ['fluent, C1'], lines: [4] });
    expect(named).toContainEqual(
      expect.objectContaining({ text: certificate.title, words: ['expert for stringed instruments'] }),
    );
    expect(named).toContainEqual(
      expect.objectContaining({ proofs: expect.arrayContaining(['your role']), lines: [6] }),
    );
    expect(missing.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['After Effects', 'Adobe Creative Cloud', 'Czech']),
    );
    expect(unmatched.map(({ line }) => line)).toEqual([5]);
  });

  it.each([
    ['en', 'You MUST have Figma.\n\n- MUST HAVE: AutoCAD (REQUIRED)\n- NICE TO HAVE: GitLab Preferred'],
    ['de', 'MUSS:\n\n- FigJam, AutoCAD (ZWINGEND)\n- KANN: GitLab, WÜNSCHENSWERT, NICE TO HAVE'],
    ['pl', 'Znasz Figma, WYMAGANE.\n\n- NIEZBĘDNE: AutoCAD\n- MILE WIDZIANE: GitLab, ATUT'],
    ['ja', '必須の経験\n\n・MUST：Figma、AutoCAD\n・NICE TO HAVE：GitLab'],
  ])('does not mistake a requirement for a name: %s', async (language, text) => {
    const content = await minimalContent();
    const { missing } = matchPosting(text, { ...content, site: { ...content.site, language } });
    expect(missing.map((name) => name.text.replace('FigJam', 'Figma'))).toEqual([
      'Figma',
      'AutoCAD',
      'GitLab',
    ]);
  });

  it('finds skills in texts of records, and does not mistake a text with many short words for another language', async () => {
    const content = await minimalContent();
    const project = {
      ...content.projects[0],
      title: 'Cocinas',
      description: 'Rehabilitación energética de un bloque.',
    };
    const { named, unknown } = matchPosting(
      `Buscamos arquitecto/a para el área de obra en Málaga.

- Experiencia en rehabilitaciones energéticas
- Carné de conducir de clase B`,
      {
        ...content,
        site: { ...content.site, language: 'es' },
        projects: [project] as typeof content.projects,
        sections: [
          { kind: 'skills', records: [{ name: 'Obra', skills: ['Rehabilitación energética'] }] },
        ] as unknown as typeof content.sections,
      },
    );
    expect(named).toEqual([
      expect.objectContaining({ text: 'Rehabilitación energética', proofs: ['Cocinas'], lines: [3] }),
    ]);
    expect(unknown.join(' ')).not.toMatch(/not recognized|seems to be in/);
  });

  it.each(postings)('compares a posting in the language of the site: $language', async (each) => {
    const { language, reader, skills, posting: text, ...expected } = each;
    const content = await minimalContent();
    const own = {
      ...content,
      site: { ...content.site, language },
      sections: [],
      lenses: [],
      projects: content.projects.slice(0, 1).map((project) => ({ ...project, tools: skills })),
    };
    const match = matchPosting(text, own, reader);
    const found = match.named.filter((term) => skills.includes(term.text));
    expect({
      named: Object.fromEntries(found.map((term) => [term.text, term.words])),
      missing: match.missing.map((name) => name.text),
      unmatched: match.unmatched.map(({ line }) => line),
    }).toEqual(expected);
    expect(match.unknown.join(' ')).not.toMatch(/not recognized|seems to be in/);
  });

  it.each([
    ['en', 'testing', 'tests'],
    ['de', 'Prüfungen', 'Prüfung'],
    ['fr', 'développeurs', 'développeuse'],
    ['es', 'programación', 'programador'],
    ['it', 'progettazione', 'progettare'],
    ['pt', 'programação', 'programador'],
    ['nl', 'ontwikkeling', 'ontwikkelen'],
    ['pl', 'programowanie', 'programowania'],
    ['el', 'προγράμματα', 'πρόγραμμα'],
    ['ar', 'البرمجة', 'برمجة'],
    ['he', 'הפיתוח', 'פיתוח'],
  ])('matches forms of a word in %s: %s, %s', (language, one, other) => {
    const { stem } = stemmerOf(language);
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['de', 'Wir suchen für unser Team eine Person mit Erfahrung und Freude an der Arbeit.'],
    ['fr', 'Nous cherchons une personne pour notre équipe, avec de l’expérience dans les soins.'],
    ['es', 'Buscamos una persona para nuestro equipo con experiencia en las clínicas que usan el software.'],
    ['ja', 'Pythonの経験がある方'],
    ['ko', '경험이 있는 분을 찾습니다'],
    ['zh', '我们正在寻找有经验的工程师'],
    ['ar', 'نبحث عن مهندس للعمل في الفريق مع خبرة من أي مجال على أن يكون في عمان'],
    [null, 'C++, Qt'],
  ])('recognizes the language %s', (language, text) => {
    expect(guessLanguage(text)).toBe(language);
  });
});

let minimal: Promise<SiteContent> | undefined;

function minimalContent(): Promise<SiteContent> {
  minimal ??= withTree({}, async (contentDir) => {
    const { value } = await readPlannedSite(outputPaths(path.dirname(contentDir)));
    if (!value) throw new Error('The fixture is not a site.');
    return value.content;
  });
  return minimal;
}
