import { sectionKinds } from '../../features/experiences/sections/index.build.ts';
import { moduleOf } from '../../features/experiences/sections.build.ts';
import type { SectionKind } from '../../features/experiences/sections.ts';

/** The subject of a section of a résumé. */
export type ResumePart = SectionKind | keyof typeof otherHeadings;

/** Headings of subjects other than sections, in the languages of the site. */
const otherHeadings = {
  volunteering:
    'volunteering; volunteer experience; volunteer work; community service; bénévolat; engagement associatif; engagement bénévole; ehrenamt; ehrenamtliches engagement; ehrenamtliche tätigkeit; engagement; voluntariado; volontariato; vrijwilligerswerk; wolontariat; 志愿活动; 志願服務; 志愿服务; ボランティア; ボランティア活動; 봉사활동; 봉사 활동; العمل التطوعي; الأعمال التطوعية; התנדבות; εθελοντισμός; εθελοντική εργασία; hoạt động tình nguyện; tình nguyện',
  projects:
    'projects; personal projects; selected projects; side projects; projets; projets personnels; réalisations; projekte; eigene projekte; ausgewählte projekte; proyectos; proyectos personales; progetti; projetos; projecten; projekty; własne projekty; 项目; 项目经历; 项目经验; 專案; 專案經歷; プロジェクト; 制作実績; 프로젝트; المشاريع; مشاريع; פרויקטים; έργα; dự án',
  summary:
    'summary; profile; about; about me; professional summary; career summary; objective; personal statement; introduction; profil; profil professionnel; à propos; résumé; objectif; accroche; kurzprofil; über mich; zusammenfassung; zur person; perfil; perfil profesional; resumen; sobre mí; acerca de mí; extracto; profilo; sobre; resumo; profiel; samenvatting; over mij; podsumowanie; profil zawodowy; o mnie; 个人简介; 自我评价; 個人簡介; 自我介紹; 关于我; 自己紹介; 自己PR; 職務要約; プロフィール; 概要; 자기소개; 소개; 요약; نبذة; نبذة عني; الملخص; الملخص المهني; الملف الشخصي; תקציר; אודות; פרופיל; προφίλ; σχετικά με εμένα; περίληψη; giới thiệu; tóm tắt; mục tiêu nghề nghiệp',
  other:
    'references; interests; hobbies; activities; contact; personal details; personal information; contact information; références; centres d’intérêt; centres d’intérêts; loisirs; coordonnées; contact et liens; informations personnelles; referenzen; interessen; hobbys; kontakt; persönliche daten; persönliches; angaben zur person; referencias; intereses; aficiones; contacto; datos personales; referenze; interessi; contatti; dati personali; referências; interesses; contato; referenties; zainteresowania; dane osobowe; kontakt; hobby; referencje; 兴趣爱好; 興趣; 联系方式; 聯絡方式; 个人信息; 趣味; 連絡先; 個人情報; 취미; 연락처; 인적사항; الاهتمامات; الهوايات; معلومات الاتصال; المعلومات الشخصية; التواصل; المراجع; תחביבים; פרטים אישיים; יצירת קשר; ממליצים; ενδιαφέροντα; στοιχεία επικοινωνίας; προσωπικά στοιχεία; επικοινωνία; συστάσεις; sở thích; thông tin liên hệ; thông tin cá nhân; người tham chiếu',
};

const partByHeading = new Map(
  [
    ...Object.entries(otherHeadings),
    ...Object.keys(sectionKinds).map((kind) => [kind, moduleOf(kind as SectionKind).resumeHeadings] as const),
  ].flatMap(([part, words]) =>
    (words?.split('; ') ?? []).map((heading) => [unspaced(plain(heading)), part as ResumePart] as const),
  ),
);

/** The part that starts with this heading; undefined if it is not a known heading. */
export function partOfHeading(text: string): ResumePart | undefined {
  const isSpaced = /^(?:\p{L}\s+){3,}\p{L}$/u.test(text);
  const heading = plain(isSpaced ? text.replaceAll(/\s+/g, '') : text);
  // Of two headings in one (`Education and Awards`), the first known one.
  const [first, second, third] = heading.split(' & ');
  const either = second !== undefined && third === undefined && heading.length < 45;
  return (
    partByHeading.get(unspaced(heading)) ??
    (either ? (partByHeading.get(unspaced(first ?? '')) ?? partByHeading.get(unspaced(second))) : undefined)
  );
}

/** Without spaces, because letterspaced headings have them within words: `W O R K`, `学 歴`. */
function unspaced(text: string): string {
  return text.replaceAll(' ', '');
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
