import { handleIn, networkAt } from '../../content/networks.ts';
import { asSentence, capitalize, shorten, tidy, withoutEmpty } from '../../core/text.ts';
import {
  emptyImportedResume,
  type Imported,
  type ImportedResume,
  type NewRecord,
  projectSpan,
} from '../imported-resume.ts';
import { type DateReader, makeDateReader } from '../read-date.ts';
import { toRichText } from '../rich-texts.ts';
import {
  isDegree,
  isPlace,
  isPlaceWithoutCase,
  isPlaceWithRegion,
  isPosition,
  isSchool,
} from './classify-parts.ts';
import type { DocumentLine } from './document-line.ts';
import { type FoundDates, findDates } from './find-dates.ts';
import { arrangeLinkedInProfile } from './linkedin-profile.ts';
import {
  type Entry,
  joinWrapped,
  splitEntries,
  splitLanguages,
  splitList,
  splitParts,
} from './split-entries.ts';
import { type Section, splitSections } from './split-sections.ts';

/** Maximum length of a quoted line, in characters. */
const maxQuoteLength = 90;

/**
 * Reads a résumé from its lines. Only what is unambiguous becomes a record; every other line is listed in `unread`
 * with the reason. `file` is the name of the document in these lists, `language` the language of the site.
 */
export function readResumeLines(
  lines: readonly DocumentLine[],
  file: string,
  language: string,
): ImportedResume {
  const result = emptyImportedResume();
  const reader = new ResumeReader(result, file, makeDateReader(language));
  const last = lines.at(-1);
  const isSigned = last !== undefined && signature.test(last.text);
  if (isSigned) reader.readSignature(last);
  const [head, ...sections] = arrangeLinkedInProfile(splitSections(isSigned ? lines.slice(0, -1) : lines));
  if (head) reader.readHead(head.lines);
  for (const section of sections) reader.readSection(section);
  return result;
}

/** Adds the records of one section. */
export function readSectionLines(
  section: Section,
  result: ImportedResume,
  file: string,
  readDate: DateReader,
): void {
  new ResumeReader(result, file, readDate).readSection(section);
}

/** End of validity of a certificate. */
const validUntil =
  /[,;(]?\s*(?:valid until|expires|gültig bis|valable jusqu['’](?:au|en|à)|válido hasta)\s+([^,;)\t]*\d{4})\)?/iu;

const documentTitle =
  /^(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé]|lebenslauf|tabellarischer lebenslauf|currículum|życiorys|履歴書|職務経歴書|简历|個人簡歷|이력서|السيرة الذاتية|קורות חיים|βιογραφικ[όο](?: σημε[ιί]ωμα)?|sơ yếu lý lịch)$/iu;

/** Years, or a day such as a date of birth. */
const isDate =
  /^(?:(?:19|20)\d{2}\s*-\s*(?:19|20)\d{2}|\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)\d{2}|(?:19|20)\d{2}([./-])\d{1,2}\1\d{1,2})$/;

const nameLabel =
  /^(?:氏名|名前|姓名|이름|성명|name|nom|nombre|nome|naam|imię i nazwisko|ονοματεπώνυμο|שם(?: מלא)?|الاسم(?: الكامل)?)[\s:：]+/iu;

/** `Hamburg, den 12. November 2026` or `Porto, 12/11/2026`, the last line of a résumé on paper. */
const signature =
  /^\p{Lu}[\p{L}\p{M}.'’() -]{1,40}, ?(?:(?:den|am|le|em|a|lì|dnia) )?(?:\d{1,2}(?:\.|er|º)? (?:de )?\p{L}+\.? (?:de )?|\d{1,2}[./-] ?\d{1,2}[./-] ?)(?:19|20)\d{2}$/u;

/** Birth, nationality and family, which do not belong on a public site. */
const privateLabel =
  /^(?:geburts(?:datum|ort|tag)|geb(?:oren|\.)|familienstand|staatsangehörigkeit|nationalität|konfession|date of birth|place of birth|birth ?(?:date|place)|born|nationality|marital status|née? (?:le|à)|date (?:et lieu )?de naissance|lieu de naissance|nationalité|situation (?:familiale|de famille)|état civil|(?:fecha|lugar) de nacimiento|nacionalidad|estado civil|(?:data|local) de nascimento|naturalidade|nacionalidade|(?:data|luogo) di nascita|nat[oa] (?:a|il)|nazionalità|stato civile|geboorte(?:datum|plaats)|nationaliteit|burgerlijke staat|(?:data|miejsce) urodzenia|obywatelstwo|stan cywilny|(?:ημερομηνία|τόπος) γέννησης|υπηκοότητα|οικογενειακή κατάσταση|ngày sinh|nơi sinh|quốc tịch|tình trạng hôn nhân|生年月日|国籍|出生日期|出生地|婚姻状况|婚姻狀況|國籍|생년월일|국적|تاريخ الميلاد|مكان الميلاد|الجنسية|الحالة الاجتماعية|תאריך לידה|אזרחות|מצב משפחתי)(?![\p{L}\p{N}])/iu;

const isPrivate = 'it is private and does not belong on a public site';

const noDates = 'it has no readable dates';
const unclearTitle = 'the end of its title cannot be identified';

class ResumeReader {
  readonly #result: ImportedResume;
  readonly #file: string;
  readonly #readDate: DateReader;

  constructor(result: ImportedResume, file: string, readDate: DateReader) {
    this.#result = result;
    this.#file = file;
    this.#readDate = readDate;
  }

  readSignature(line: DocumentLine): void {
    this.#unread(line, 'it is the place and date of a signature');
  }

  readHead(lines: readonly DocumentLine[]): void {
    const { owner } = this.#result;
    const largest = Math.max(
      ...lines.filter(({ text }) => !documentTitle.test(text)).map(({ sizePt }) => sizePt),
    );
    const nameLine = lines.find(
      (line) =>
        (largest > 0 ? line.sizePt === largest : true) && isName(line.text) && !documentTitle.test(line.text),
    );
    if (nameLine)
      owner.name = tidy(nameLine.text).replace(nameLabel, '').split(' ').map(toTitleCase).join(' ');
    for (const line of lines) {
      if (line === nameLine || documentTitle.test(line.text)) continue;
      if (owner.name !== undefined && tidy(line.text.replace(nameLabel, '')) === owner.name) continue;
      if (privateLabel.test(line.text)) {
        this.#unread(line, isPrivate);
        continue;
      }
      const below = line === lines[lines.indexOf(nameLine ?? line) + 1];
      const isContact = /@|\d[\d -]{6}/.test(line.text);
      const rest = this.#readContact(line.text)
        .split(' · ')
        .filter((part) => part !== '');
      const unplaced = rest.filter((part) => {
        if (owner.location === undefined && (isPlace(part) || (isContact && isPlaceWithoutCase(part))))
          owner.location = part;
        else if (owner.role === undefined && nameLine && below && rest.length === 1 && isPosition(part))
          owner.role = tidy(part);
        else return true;
        return false;
      });
      if (unplaced.length > 0) this.#unread(line, 'it is above all sections; add it by hand if you need it');
    }
  }

  /** Takes the first mail address and phone number and all profiles out of a line and returns the rest. */
  #readContact(text: string): string {
    const { owner } = this.#result;
    const take = (field: 'email' | 'phone', found: string) => {
      owner[field] ??= found;
      return owner[field] === found ? '' : found;
    };
    let rest = text.replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (mail) => take('email', mail));
    rest = rest.replaceAll(/(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s|·,;]*)?/gi, (written) => {
      const address = written.startsWith('http') ? written : `https://${written}`;
      const network = networkAt(address);
      if (!network) return written;
      owner.profiles ??= [];
      if (!owner.profiles.some((profile) => profile.network === network))
        owner.profiles.push({ network, address: handleIn(network, address) });
      return '';
    });
    rest = rest.replaceAll(/\+?\(?\d[\d\s()./-]{6,}\d/g, (number) =>
      isDate.test(number) ? number : take('phone', number),
    );
    const words =
      /^(?:e-?mail|mail|courriel|correo|phone|tel(?:efon|éfono)?|téléphone|mobile?|mobil|site|web(?:site)?|place|location|address|lieu|adresse|ort|wohnort|dirección|ciudad|linkedin|github|gitlab|telefoon|telefono|telefone|e-?mailadres|miejsce|電話(?:番号)?|携帯(?:電話)?|メール(?:アドレス)?|电话|手机|邮箱|電郵|전화(?:번호)?|휴대폰|이메일|الهاتف|الجوال|البريد(?: الإلكتروني)?|טלפון|נייד|כתובת|דוא"ל|דואר אלקטרוני|τηλέφωνο|κινητό|διεύθυνση|điện thoại)$/iu;
    return rest
      .split(/[\t|·•;]|\s{2,}/)
      .map((part) => part.replace(/^(?:place|location|address|lieu|adresse|ort|dirección)\s*:/i, ''))
      .map((part) => part.replaceAll(/^[\s:：,()–-]+|[\s:：,()–-]+$/g, ''))
      .filter((part) => /\p{L}|\d{4}/u.test(part) && !words.test(part))
      .join(' · ');
  }

  readSection({ part, heading, lines }: Section): void {
    if (part === 'summary') {
      const texts = lines.map(({ text }) => tidy(text));
      if (texts.length > 0) this.#result.owner.summary ??= texts.join(' ');
      return;
    }
    if (part === 'jobs' || part === 'volunteering' || (part === undefined && this.#looksLikeJobs(lines)))
      this.#readJobs(lines, heading, part ?? 'jobs');
    else if (part === 'education') this.#readEducation(lines);
    else if (part === 'skills') this.#readSkills(lines, heading);
    else if (part === 'languages') this.#readLanguages(lines);
    else if (part === 'interests') this.#readInterests(lines);
    else if (part === 'certificates' || part === 'awards') this.#readDated(lines, part);
    else if (part === 'projects') this.#readProjects(lines);
    else
      for (const line of lines) {
        if (part === 'other' && this.#result.owner.name === undefined && nameLabel.test(line.text)) {
          this.#result.owner.name = tidy(line.text.replace(nameLabel, ''));
          continue;
        }
        if (part === 'other' && privateLabel.test(line.text)) {
          this.#unread(line, isPrivate);
          continue;
        }
        const rest = part === 'other' ? this.#readContact(line.text) : line.text;
        if (part === 'other' && isPlace(rest)) this.#result.owner.location ??= rest;
        if (rest === '' || rest === this.#result.owner.location) continue;
        this.#unread(
          line,
          part === undefined
            ? `"${heading}" is not a known heading`
            : `sections such as "${heading}" are not imported`,
        );
      }
  }

  /** Whether each entry below an unknown heading has dates and one position. */
  #looksLikeJobs(lines: readonly DocumentLine[]): boolean {
    const { entries } = splitEntries(lines, this.#readDate);
    return (
      entries.length > 0 &&
      entries.every(({ parts, dates }) => dates?.end !== undefined && parts.filter(isPosition).length === 1)
    );
  }

  #readJobs(lines: readonly DocumentLine[], heading: string, part: 'jobs' | 'volunteering'): void {
    const entries = this.#entriesOf(lines);
    const order = orderOf(entries, isPosition);
    const records: Imported<NewRecord<'jobs'>>[] = [];
    for (const { lines: own, parts, dates, details } of entries) {
      const { names, location } = takePlace(parts);
      const at = names.findIndex(isPosition);
      const isAlone = names.filter(isPosition).length === 1;
      const index = isAlone ? at : names.length > 1 ? order : names.length === 1 ? 0 : -1;
      const title = names[index];
      if (!title || !dates?.start || names.length > 3) {
        this.#unreadEntry(
          own,
          dates?.start ? 'the position and the employer cannot be distinguished' : noDates,
        );
        continue;
      }
      const organization = names.filter((_name, place) => place !== index).join(', ');
      records.push({
        record: {
          title: toRichText(title),
          ...withoutEmpty({ organization: tidy(organization), location }),
          start: dates.start,
          // A single date is the whole period, not the start of an ongoing one.
          ...(dates.end !== '' && { end: dates.end ?? dates.start }),
          ...(details.length > 0 && { description: details.map((line) => toRichText(line)) }),
        } as NewRecord<'jobs'>,
        from: this.#from(own[0]),
      });
    }
    if (records.length === 0) return;
    const title = toTitleCase(heading);
    this.#result.sections.push({
      kind: 'jobs',
      ...(part === 'volunteering' && { as: 'volunteer' as const }),
      title,
      records,
    });
  }

  #readEducation(lines: readonly DocumentLine[]): void {
    const records: Imported<NewRecord<'education'>>[] = [];
    for (const { lines: own, parts, dates, details } of this.#entriesOf(lines)) {
      const school = parts.find(isSchool) ?? schoolBeside(parts);
      const degree = parts.find(
        (part) =>
          part !== school &&
          (isDegree(part) || (!isPlace(part) && parts.filter((each) => !isPlace(each)).length === 2)),
      );
      const others = parts.filter((part) => part !== school && part !== degree);
      const location = others.filter(isPlace).join(', ');
      details.unshift(...others.filter((part) => !isPlace(part)));
      // Programs are below their school.
      const above = records.at(-1);
      if (degree && !school && above && own[0] !== undefined) {
        above.record.programs.push(programOf(degree, dates, details));
        continue;
      }
      if (!school) {
        this.#unreadEntry(own, 'the school cannot be identified');
        continue;
      }
      const programs = degree ? [programOf(degree, dates, details)] : [];
      records.push({ record: { school, ...withoutEmpty({ location }), programs }, from: this.#from(own[0]) });
    }
    const taught = records.filter(({ record, from }) => {
      if (record.programs.length > 0) return true;
      this.#result.unread.push({ from, why: 'it has no degree' });
      return false;
    });
    if (taught.length > 0) this.#result.sections.push({ kind: 'education', records: taught });
  }

  #readSkills(lines: readonly DocumentLine[], heading: string): void {
    const records: Imported<NewRecord<'skills'>>[] = [];
    const loose: { skills: string[]; line: DocumentLine | undefined } = { skills: [], line: undefined };
    for (const line of joinWrapped(lines)) {
      const labelled = /^([^:\t,]{2,40})(?:\s*:\s*|\t)(.+)$/.exec(line.text);
      const skills = splitList(labelled?.[2] ?? line.text);
      if (skills.some((skill) => skill.length > 50))
        this.#unread(line, 'it is a sentence, not a list of skills');
      else if (labelled && skills.length > 0)
        records.push({ record: { name: tidy(labelled[1] ?? ''), skills }, from: this.#from(line) });
      else {
        loose.skills.push(...skills);
        loose.line ??= line;
      }
    }
    if (loose.skills.length > 0)
      records.push({
        record: { name: toTitleCase(heading), skills: [...new Set(loose.skills)] },
        from: this.#from(loose.line),
      });
    if (records.length > 0) this.#result.sections.push({ kind: 'skills', records });
  }

  #readInterests(lines: readonly DocumentLine[]): void {
    const records: Imported<NewRecord<'interests'>>[] = [];
    for (const line of joinWrapped(lines)) {
      const labelled = /^([^:\t,]{2,40})(?:\s*:\s*|\t)(.+)$/.exec(line.text);
      const found = splitList(labelled?.[2] ?? line.text);
      const from = this.#from(line);
      if (found.some((item) => item.length > 50))
        this.#unread(line, 'it is a sentence, not a list of interests');
      else if (labelled) records.push({ record: { name: tidy(labelled[1] ?? ''), keywords: found }, from });
      else records.push(...found.map((name) => ({ record: { name: capitalize(name) }, from })));
    }
    if (records.length > 0) this.#result.sections.push({ kind: 'interests', records });
  }

  #readLanguages(lines: readonly DocumentLine[]): void {
    const records: Imported<NewRecord<'languages'>>[] = [];
    for (const line of joinWrapped(lines)) {
      for (const written of splitLanguages(line.text)) {
        const found =
          /^(\p{L}[\p{L} ]{1,20}?)\s*(?:[(–—\t-]\s*([^)]{2,60})\)?|[:：]\s*(.{2,60})|\s([ABC][12]\b.*))$/u.exec(
            written,
          );
        const cefr = /\b([ABC][12])\b/.exec(written)?.[1] as 'C1' | undefined;
        const level = tidy(found?.[2] ?? found?.[3] ?? found?.[4] ?? '');
        if (found?.[1] && level)
          records.push({
            record: { name: capitalize(found[1].trim()), level, ...(cefr && { cefr }) },
            from: this.#from(line),
          });
        else
          this.#result.unread.push({
            from: this.#from(line, written),
            why: 'the language and its level cannot be distinguished',
          });
      }
    }
    if (records.length > 0) this.#result.sections.push({ kind: 'languages', records });
  }

  #readDated(lines: readonly DocumentLine[], part: 'certificates' | 'awards'): void {
    const certificates: Imported<NewRecord<'certificates'>>[] = [];
    const awards: Imported<NewRecord<'awards'>>[] = [];
    for (const line of joinWrapped(lines)) {
      const held = part === 'certificates' ? validUntil.exec(line.text) : null;
      const expires = held && findDates(held[1] ?? '', this.#readDate);
      const dates = findDates(expires ? line.text.replace(held[0], '') : line.text, this.#readDate);
      const [title = '', ...others] = splitParts(dates?.rest ?? '', false);
      if (!dates || title === '' || others.length > 1) {
        this.#unread(line, dates ? unclearTitle : noDates);
        continue;
      }
      const from = this.#from(line);
      const [other = ''] = others;
      if (part === 'certificates')
        certificates.push({
          record: {
            title: tidy(title),
            ...withoutEmpty({ issuer: tidy(other), expires: expires?.start ?? '' }),
            date: dates.start,
          },
          from,
        });
      else
        awards.push({
          record: {
            title: tidy(title),
            start: dates.start,
            ...withoutEmpty({ description: toRichText(other) }),
          } as NewRecord<'awards'>,
          from,
        });
    }
    if (certificates.length > 0) this.#result.sections.push({ kind: 'certificates', records: certificates });
    if (awards.length > 0) this.#result.sections.push({ kind: 'awards', records: awards });
  }

  #readProjects(lines: readonly DocumentLine[]): void {
    for (const { lines: own, parts, dates, details } of this.#entriesOf(lines)) {
      const [title, ...others] = parts;
      if (!title || title.length > 80 || !dates || details.length + others.length === 0) {
        this.#unreadEntry(own, dates ? unclearTitle : noDates);
        continue;
      }
      const description = toRichText([...others.map(asSentence), ...details].join(' '));
      this.#result.projects.push({
        record: { title: tidy(title), description, ...projectSpan(dates.start, dates.end ?? dates.start) },
        from: this.#from(own[0]),
      });
    }
  }

  #entriesOf(lines: readonly DocumentLine[]): Entry[] {
    const { entries, before } = splitEntries(lines, this.#readDate);
    this.#unreadEntry(before, 'it is above the first entry');
    return entries;
  }

  #unreadEntry(lines: readonly DocumentLine[], why: string): void {
    for (const line of lines) this.#unread(line, why);
  }

  #unread(line: DocumentLine, why: string): void {
    this.#result.unread.push({ from: this.#from(line), why });
  }

  #from(line: DocumentLine | undefined, text = line?.text ?? ''): string {
    const shortened = shorten(text.replaceAll('\t', '  '), maxQuoteLength);
    return `${this.#file}, ${line?.place ?? ''}: ${shortened}`;
  }
}

/** The name of a school beside a degree, such as `BG Rechte Kremszeile`. */
function schoolBeside(parts: readonly string[]): string | undefined {
  const names = parts.filter((part) => !isPlace(part));
  const others = names.filter((part) => !isDegree(part));
  const isName = /^\p{Lu}[\p{L}\p{M}.’'-]*(?: (?:\p{Lu}|de|di|del|der|am|an|im|in)[\p{L}\p{M}.’'-]*)+$/u;
  const isResult = /hono[u]?rs|distinction|credit|class|average|auszeichnung|erfolg|mention|sobresaliente/iu;
  const [other = ''] = others;
  return names.length === 2 && others.length === 1 && isName.test(other) && !isResult.test(other)
    ? other
    : undefined;
}

function programOf(title: string, dates: FoundDates | null, details: readonly string[]) {
  return {
    title: tidy(title),
    ...(dates && (dates.end === undefined ? { end: dates.start } : { start: dates.start })),
    ...(dates?.end && { end: dates.end }),
    ...(details.length > 0 && { description: details.map((line) => toRichText(line)) }),
  };
}

/** Separates the last part that looks like a place, unless only a position would be left. */
function takePlace(parts: readonly string[]): { names: string[]; location: string } {
  const location = parts.findLast(isPlace) ?? '';
  const names = parts.filter((part) => part !== location);
  const isNeeded = names.length === 1 && isPosition(names[0] ?? '') && !isPlaceWithRegion(location);
  return location === '' || isNeeded ? { names: [...parts], location: '' } : { names, location };
}

/** The index of the part for which `isKind` is true in all entries; -1 if entries differ or none has one. */
function orderOf(entries: readonly Entry[], isKind: (part: string) => boolean): number {
  const places = entries.flatMap(({ parts }) => {
    const { names } = takePlace(parts);
    return names.filter(isKind).length === 1 && names.length > 1 ? [names.findIndex(isKind)] : [];
  });
  return places.length > 0 && places.every((place) => place === places[0]) ? (places[0] ?? -1) : -1;
}

/** Two to six words of letters only, or two to four Chinese or Korean characters. */
function isName(text: string): boolean {
  if (/^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test(text.trim())) return true;
  const words = text.trim().split(/\s+/);
  return words.length >= 2 && words.length <= 6 && /^[\p{L}\p{M}.'’ -]+$/u.test(text);
}

/** Converts a text in capitals to title case, but not a number in Roman numerals. */
function toTitleCase(text: string): string {
  if (text !== text.toUpperCase() || /^[IVX]+$/.test(text)) return text;
  return text.toLowerCase().replaceAll(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());
}
