/* Recognizes positions, schools, degrees and places in a part of a line by typical words. */

const positions =
  /(?<![\p{L}\p{N}])(?:(?:engineer|developer|programmer|architect|analyst|designer|manager|director|head|lead|chief|officer|consultant|intern|internship|assistant|associate|specialist|coordinator|administrator|technician|scientist|researcher|professor|lecturer|teacher|tutor|instructor|nurse|pharmacist|physician|doctor|therapist|editor|writer|journalist|photographer|producer|artist|accountant|clerk|cashier|barista|server|driver|supervisor|founder|owner|freelancer?|trainee|apprentice|fellow|postdoc|student|volunteer|representative|agent|advisor|strategist|recruiter|marketer|librarian|chef|cook|ingénieure?|développeu(?:r|se)|analyste|conceptrice|responsable|directeur|directrice|cheffe? de|chargée? d|consultante?|stagiaire|stage|assistante?|coordinat(?:eur|rice)|technicien(?:ne)?|enseignante?|professeure?|infirmi(?:er|ère)|pharmacien(?:ne)?|médecin|rédact(?:eur|rice)|photographe|bénévole|doctorante?|vendeu(?:r|se)|\w*(?:entwickler|ingenieur|leiter|berater|assistent|techniker|lehrer|pfleger|gestalter|redakteur|fotograf|mitarbeiter|verkäufer|kaufmann|doktorand|wissenschaftler|apotheker|arzt|planer|manager|designer)(?:in)?|kauffrau|praktikant(?:in)?|praktikum|werkstudent(?:in)?|krankenschwester|ärztin|auszubildende[r]?|geschäftsführer(?:in)?|ingenier[oa]|desarrollador[a]?|analista|diseñador[a]?|gerente|jef[ea] de|director[a]?|consultor[a]?|becari[oa]|prácticas|ayudante|coordinador[a]?|técnic[oa]|profesor[a]?|maestr[oa]|enfermer[oa]|farmacéutic[oa]|médic[oa]|redactor[a]?|fotógraf[oa]|voluntari[oa]|investigador[a]?|infermier[ea]|ingegnere|sviluppat(?:ore|rice)|insegnante|impiegat[oa]|responsabile|consulente|tirocinante|architett[oa]|farmacista|enfermeir[oa]|engenheir[oa]|desenvolvedor[a]?|estagiári[oa]|farmacêutic[oa]|verpleegkundige|ontwikkelaar|lerar(?:es)?|leraar|medewerk(?:er|ster)|stagiaire?|adviseur|ontwerper|onderzoeker|pielęgniar(?:ka|z)|lekar(?:z|ka)|nauczyciel(?:ka)?|inżynier(?:ka)?|programist(?:a|ka)|kierowni(?:k|czka)|specjalist(?:a|ka)|asystent(?:ka)?|księgow[ya]|stażyst(?:a|ka)|projektant(?:ka)?|fotografka|dyrektor(?:ka)?|anality(?:k|czka)|farmaceut(?:a|ka)|konsultant(?:ka)?|μηχανικός|εθελοντ(?:ής|ρια)|προϊσταμέν(?:ος|η)|προγραμματιστ(?:ής|ρια)|νοσηλε(?:υτής|ύτρια)|γιατρός|καθηγητ(?:ής|ρια)|σχεδιαστ(?:ής|ρια)|διευθυντ(?:ής|ρια)|βοηθός|φωτογράφος|λογιστ(?:ής|ρια)|kỹ sư|lập trình viên|nhân viên|chuyên viên|quản lý|trưởng phòng|điều dưỡng|bác sĩ|giáo viên|thực tập sinh|kế toán|nhà thiết kế|(?:مهندس|مطور|مدير|ممرض|طبيب|معلم|مصمم|محاسب|متدرب|باحث|مساعد|مبرمج|صيدلان[يى]|مشرف)ة?|מהנדסת?|מתנדבת?|חובשת?|קצינה?|מדריכה?|מפתחת?|מנהלת?|אחות|רופאה?|מורה|מעצבת?|מתמחה|חוקרת?|רוקחת?))(?![\p{L}\p{N}])/iu;

const employers =
  /(?<![\p{L}\p{N}])(?:(?:(?:inc|ltd|llc|gmbh|ag|kg|se|s\.?a\.?r\.?l|sas|s\.?a|s\.?l|b\.?v|corp(?:oration)?|company|group|labs?|studios?|university|college|hospital|clinic|ministry|agency|bank|foundation|museum|school|institute|université|hôpital|clinique|centro hospitalar|agence|ministère|musée|école|universität|\p{L}*krankenhaus|\p{L}*klinik(?:um)?|stiftung|apotheke|universidad|ayuntamiento|clínica|fundación|museo|escuela|instituto|ospedale|clinica|azienda|hospital|ziekenhuis|szpital|przychodnia|fundacja|uniwersytet|z\s?o\.?\s?o\.?|شركة|مستشفى|مؤسسة|بنك|مصرف|عيادة|وزارة|חברת|מגן דוד|צה"ל|בית חולים|קבוצת|εταιρεία|σταυρός|νοσοκομείο|τράπεζα|κλινική|công ty|bệnh viện|ngân hàng|tập đoàn|phòng khám)))(?![\p{L}\p{N}])/iu;

const schools =
  /(?<![\p{L}\p{N}])(?:university|college|school|institute|academy|polytechnic|université|école|lycée|cégep|institut|académie|iut|\p{L}*schule|\p{L}*universität|\p{L}*gymnasium|akademie|universidad|instituto|escuela|colegio|academia|università|politecnico|universidade|escola|faculdade|universiteit|hogeschool|uniwersytet|politechnika|akademia|szkoła|liceum|technikum|ifsi|جامعة|معهد|كلية|مدرسة|أكاديمية|אוניברסיט[הת]|מכללת?|הטכניון|טכניון|בית ספר|πανεπιστήμιο|πολυτεχνείο|σχολή|λύκειο|đại học|học viện|cao đẳng|trường|mit|ubc|eth|epfl|insa|uni)(?![\p{L}\p{N}])/iu;

const degrees =
  /(?<![\p{L}\p{N}])(?:bachelor(?:’s|'s)?|master(?:’s|'s)?|doctor(?:ate)?(?: of)?|ph\.?\s?d|m\.?\s?sc|b\.?\s?sc|m\.?a|b\.?a|b\.?s|m\.?s|mba|bba|b\.?\s?eng|m\.?\s?eng|d\.?phil|pharm\.?d|associate degree|diploma|(?:graduate )?certificate|degree|minor in|major in|licence|maîtrise|baccalauréat|bac|doctorat|diplôme|dut|bts|diplom\p{L}*|magister|staatsexamen|abitur|matura|promotion|ausbildung zu[mr]|grado en|grado|licenciatura|licenciad[oa]|máster|doctorado|bachillerato|ingeniería|técnico superior|laurea|mestrado|licencjat|doktorat|بكالوريوس|ماجستير|دكتوراه|دبلوم|ليسانس|תואר|דוקטורט|πτυχίο|μεταπτυχιακό|διδακτορικό|δίπλωμα|απολυτήριο|cử nhân|thạc sĩ|tiến sĩ)(?![\p{L}\p{N}])/iu;

/* Chinese, Japanese and Korean have no spaces around these words. */
const unspaced = {
  position:
    /工程师|工程師|经理|經理|主管|总监|總監|助理|护士|護士|護理師|医生|医師|醫師|教师|教師|老师|设计师|設計師|实习生|實習生|研究员|研究員|顾问|顧問|会计|會計|摄影师|攝影師|专员|專員|エンジニア|デザイナー|ディレクター|マネージャー|看護師|営業|係長|課長|主任|インターン|カメラマン|フォトグラファー|プログラマー|薬剤師|엔지니어|개발자|디자이너|매니저|간호사|의사|교사|연구원|인턴|팀장|대리|과장|약사|사진작가|기획자/u,
  employer:
    /公司|集团|集團|医院|醫院|病院|银行|銀行|研究所|事务所|事務所|会社|會社|クリニック|회사|병원|그룹|은행|㈜/u,
  school: /大学|大學|学院|學院|高中|中学|中學|高等学校|高校|대학|고등학교/u,
  degree: /本科|大专|学士|學士|硕士|碩士|修士|博士|학사|석사|박사/u,
};

const place = /^[\p{Lu}][\p{L}.'’ -]{1,30}(?:, ?[\p{Lu}][\p{L}.'’ -]{1,30}){1,2}$/u;

export function isPosition(part: string): boolean {
  return positions.test(part) || unspaced.position.test(part);
}

export function isEmployer(part: string): boolean {
  return employers.test(part) || unspaced.employer.test(part);
}

export function isSchool(part: string): boolean {
  return (schools.test(part) && !beginsWithDegree(part)) || unspaced.school.test(part);
}

export function isDegree(part: string): boolean {
  return (
    beginsWithDegree(part) ||
    (degrees.test(part) && !schools.test(part)) ||
    (unspaced.degree.test(part) && !unspaced.school.test(part))
  );
}

function beginsWithDegree(part: string): boolean {
  const at = degrees.exec(part)?.index ?? -1;
  return at === 0;
}

/** `Vancouver, BC`, but not an employer and its town. */
export function isPlace(part: string): boolean {
  const isSpoken = /^(?:remote|hybrid|télétravail|homeoffice|remoto)$/iu.test(part);
  return (
    isSpoken ||
    (place.test(part) && !isPosition(part) && !isEmployer(part) && !schools.test(part) && !isDegree(part))
  );
}

/**
 * `תל אביב, ישראל`: a script without capitals. Such text is only a place if an address or a phone number is next to
 * it.
 */
export function isPlaceWithoutCase(part: string): boolean {
  return /^\p{Lo}[\p{Lo}\p{M}'’"״׳ -]{1,30}[,،] ?\p{Lo}[\p{Lo}\p{M}'’"״׳ -]{1,30}$/u.test(part);
}

/** A place with the code of a region: `Vancouver, BC`. */
export function isPlaceWithRegion(part: string): boolean {
  return isPlace(part) && /, ?\p{Lu}{2,3}$/u.test(part);
}
