import { sectionKinds } from '../../features/experiences/sections/index.build.ts';
import { moduleOf } from '../../features/experiences/sections.build.ts';
import type { SectionKind } from '../../features/experiences/sections.ts';
import { presentWords } from '../../i18n/dates.ts';
import type { DocumentLine } from './document-line.ts';

export type Section = { part: ResumePart | undefined; heading: string; lines: DocumentLine[] };

/** Joins addresses that are broken into two lines: `github.com/mira-` and `quill`. */
function joinAddresses(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const continues =
      last && /\.\p{L}+\/\S*-$/u.test(last.text) && /^[\w/%-]+(?: \(\p{L}+\))?$/u.test(line.text);
    if (continues) joined[joined.length - 1] = { ...last, text: last.text + line.text };
    else joined.push(line);
  }
  return joined;
}

const openRange = /(?:19|20)\d{2}\s*[–—-]\s*(?:\p{L}+\.?)?$/u;
const endOfRange = new RegExp(
  String.raw`^(?:(?:\p{L}+\.? |\d{1,2}[./])?(?:19|20)\d{2}|${presentWords})$`,
  'iu',
);

/** Joins dates that are broken into two lines of a narrow column: `Sep 2015 –` and `Mar 2021`. */
function joinDates(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined = lines.map((line) => ({ ...line }));
  for (const [index, line] of joined.entries()) {
    const [first = '', ...rest] = line.text.split('\t');
    const below = joined[index + 1];
    const [end = '', ...others] = below?.text.split('\t') ?? [];
    if (!below || others.length === 0 || !openRange.test(first) || !endOfRange.test(end)) continue;
    line.text = [`${first} ${end}`, ...rest].join('\t');
    below.text = others.join('\t');
  }
  return joined;
}

/** `Mira Quill · Résumé   1 / 2` */
const pageNumber =
  /(?:^|\t|[·|]\s|\s{2,}|\b(?:page|seite|página|pagina|strona)\s)\s*\d{1,3}\s*(?:\/|of|von|de|di|sur|z)\s*\d{1,3}$/iu;

/** Splits lines at headings; the first section contains the lines above all headings. */
export function splitSections(written: readonly DocumentLine[]): Section[] {
  const lines = joinJapaneseEvents(joinDates(joinAddresses(written)));
  const usual = usualSize(lines);
  const partOf = (line: DocumentLine) => {
    // A large heading may have a remark next to it.
    const text = line.sizePt > usual * 1.1 ? (line.text.split('\t')[0] ?? '') : line.text;
    return line.isBullet ? undefined : partOfHeading(text);
  };
  const headings = lines.filter(partOf);
  // Unknown headings have the style of known ones.
  const styles = new Set(headings.map(({ style }) => style));
  const areCapitals = headings.every(({ text }) => text === text.toUpperCase());
  const isProminent = (line: DocumentLine) =>
    line.isHeading || line.sizePt > usual * 1.1 || (areCapitals && line.text === line.text.toUpperCase());
  const looksAlike = (line: DocumentLine) =>
    line.style !== '' &&
    styles.has(line.style) &&
    isProminent(line) &&
    line.text.length <= 50 &&
    !line.text.includes('\t');
  const sections: Section[] = [{ part: undefined, heading: '', lines: [] }];
  for (const [index, line] of lines.entries()) {
    const part = partOf(line);
    // The name at the top may have the style of a heading.
    if (part || (index > 1 && looksAlike(line)))
      sections.push({ part, heading: line.text.split('\t')[0] ?? '', lines: [] });
    else if (!pageNumber.test(line.text)) sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function usualSize(lines: readonly DocumentLine[]): number {
  const sizes = lines.map(({ sizePt }) => sizePt).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** The subject of a section of a résumé. */
type ResumePart = SectionKind | keyof typeof otherHeadings;

/** Headings of subjects other than sections, in the languages of the site. */
const otherHeadings = {
  volunteering:
    'volunteering; volunteer experience; volunteer work; community service; bénévolat; engagement associatif; engagement bénévole; ehrenamt; ehrenamtliches engagement; ehrenamtliche tätigkeit; engagement; voluntariado; volontariato; vrijwilligerswerk; wolontariat; 志愿活动; 志願服務; 志愿服务; ボランティア; ボランティア活動; 봉사활동; 봉사 활동; العمل التطوعي; الأعمال التطوعية; התנדבות; εθελοντισμός; εθελοντική εργασία; hoạt động tình nguyện; tình nguyện',
  projects:
    'projects; personal projects; selected projects; side projects; projets; projets personnels; réalisations; projekte; eigene projekte; ausgewählte projekte; proyectos; proyectos personales; progetti; projetos; projecten; projekty; własne projekty; 项目; 项目经历; 项目经验; 專案; 專案經歷; プロジェクト; 制作実績; 프로젝트; المشاريع; مشاريع; פרויקטים; έργα; dự án',
  summary:
    'summary; profile; about; about me; professional summary; career summary; objective; personal statement; introduction; profil; profil professionnel; à propos; résumé; objectif; accroche; kurzprofil; über mich; zusammenfassung; zur person; perfil; perfil profesional; resumen; sobre mí; acerca de mí; extracto; profilo; sobre; resumo; profiel; samenvatting; over mij; podsumowanie; profil zawodowy; o mnie; 个人简介; 自我评价; 個人簡介; 自我介紹; 关于我; 自己紹介; 自己PR; 職務要約; プロフィール; 概要; 자기소개; 소개; 요약; نبذة; نبذة عني; الملخص; الملخص المهني; الملف الشخصي; תקציר; תמצית; אודות; אודותיי; פרופיל מקצועי; פרופיל; προφίλ; επαγγελματικό προφίλ; επαγγελματικός στόχος; σχετικά με εμένα; περίληψη; giới thiệu; tóm tắt; mục tiêu nghề nghiệp',
  other:
    'references; interests; hobbies; activities; contact; personal details; personal information; contact information; références; centres d’intérêt; centres d’intérêts; loisirs; coordonnées; contact et liens; informations personnelles; referenzen; interessen; hobbys; kontakt; persönliche daten; persönliches; angaben zur person; referencias; intereses; aficiones; contacto; datos personales; referenze; interessi; contatti; dati personali; referências; interesses; contato; referenties; zainteresowania; dane osobowe; kontakt; hobby; referencje; 兴趣爱好; 興趣; 联系方式; 聯絡方式; 个人信息; 趣味; 連絡先; 個人情報; 취미; 연락처; 인적사항; الاهتمامات; الهوايات; معلومات الاتصال; المعلومات الشخصية; التواصل; المراجع; תחביבים; פרטים אישיים; יצירת קשר; ממליצים; המלצות; ενδιαφέροντα; στοιχεία επικοινωνίας; προσωπικά στοιχεία; επικοινωνία; συστάσεις; sở thích; thông tin liên hệ; thông tin cá nhân; người tham chiếu',
};

const partByHeading = new Map(
  [
    ...Object.entries(otherHeadings),
    ...Object.keys(sectionKinds).map((kind) => [kind, moduleOf(kind as SectionKind).resumeHeadings] as const),
  ].flatMap(([part, words]) =>
    (words?.split('; ') ?? []).map((heading) => [unspaced(plain(heading)), part as ResumePart] as const),
  ),
);

/** A heading with spaces between its letters is long, but a row of a thousand signs is not a heading. */
const maxHeadingLength = 200;

/** The part that starts with this heading; undefined if it is not a known heading. */
export function partOfHeading(text: string): ResumePart | undefined {
  if (text.length > maxHeadingLength) return undefined;
  const isSpaced = /^(?:\p{L}\s+){3,}\p{L}$/u.test(text);
  const heading = plain(isSpaced ? text.replaceAll(/\s+/g, '') : text);
  // A heading can name two parts (`Education and Awards`): the first known part counts.
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

/** Years before the first year of an era. */
const eras: Record<string, number> = { 昭和: 1925, 平成: 1988, 令和: 2018 };

const event =
  /^(?:(昭和|平成|令和)\s?)?(\d{1,4}|元)\s?(?:年|\t|\s)\s?(\d{1,2})\s?(?:月|\t|\s)\s?(\S+)(?:\s(.*?))?\s?(入社|入学|退社|退職|卒業|修了|中途退学)(?:\s(.*))?$/u;

/**
 * In a Japanese 履歴書, each line is an event: `2013年4月 株式会社山川 入社`, `2018年3月 株式会社山川 退社`. Joins the beginning and the
 * end at one company or school to one line, `2013-04 – 2018-03 株式会社山川 デザイナー`. Other lines stay unchanged.
 */
function joinJapaneseEvents(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: (DocumentLine & { open?: { organization: string; start: string; what: string } })[] = [];
  for (const line of lines) {
    const [, era, year = '', month = '', organization = '', unit = '', kind = '', role = ''] =
      event.exec(line.text) ?? [];
    if (kind === '') {
      joined.push(line);
      continue;
    }
    const inEra = year === '元' ? 1 : Number(year);
    const date = `${inEra + (era ? (eras[era] ?? 0) : 0)}-${month.padStart(2, '0')}`;
    const what = [unit, role].filter(Boolean).join(' ');
    if (kind.startsWith('入')) {
      const open = { organization, start: date, what };
      joined.push({ ...line, text: [`${date} – 現在`, organization, what].filter(Boolean).join('\t'), open });
      continue;
    }
    const begun = joined.findLast(({ open }) => open?.organization === organization);
    if (begun?.open) {
      const parts = [`${begun.open.start} – ${date}`, organization, begun.open.what || what];
      begun.text = parts.filter(Boolean).join('\t');
      delete begun.open;
    } else joined.push({ ...line, text: [date, organization, what].filter(Boolean).join('\t') });
  }
  return joined.map(({ open: _open, ...line }) => line);
}
