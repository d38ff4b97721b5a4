/* Whether a part of a line is a position, school, degree or place, by typical words. */

const positions =
  /(?<![\p{L}\p{N}])(?:(?:engineer|developer|programmer|architect|analyst|designer|manager|director|head|lead|chief|officer|consultant|intern|internship|assistant|associate|specialist|coordinator|administrator|technician|scientist|researcher|professor|lecturer|teacher|tutor|instructor|nurse|pharmacist|physician|doctor|therapist|editor|writer|journalist|photographer|producer|artist|accountant|clerk|cashier|barista|server|driver|supervisor|founder|owner|freelancer?|trainee|apprentice|fellow|postdoc|student|volunteer|representative|agent|advisor|strategist|recruiter|marketer|librarian|chef|cook|ingénieure?|développeu(?:r|se)|analyste|conceptrice|responsable|directeur|directrice|cheffe? de|chargée? d|consultante?|stagiaire|stage|assistante?|coordinat(?:eur|rice)|technicien(?:ne)?|enseignante?|professeure?|infirmi(?:er|ère)|pharmacien(?:ne)?|médecin|rédact(?:eur|rice)|photographe|bénévole|doctorante?|vendeu(?:r|se)|\w*(?:entwickler|ingenieur|leiter|berater|assistent|techniker|lehrer|pfleger|gestalter|redakteur|fotograf|mitarbeiter|verkäufer|kaufmann|doktorand|wissenschaftler|apotheker|arzt|planer|manager|designer)(?:in)?|kauffrau|praktikant(?:in)?|praktikum|werkstudent(?:in)?|krankenschwester|ärztin|auszubildende[r]?|geschäftsführer(?:in)?|ingenier[oa]|desarrollador[a]?|analista|diseñador[a]?|gerente|jef[ea] de|director[a]?|consultor[a]?|becari[oa]|prácticas|ayudante|coordinador[a]?|técnic[oa]|profesor[a]?|maestr[oa]|enfermer[oa]|farmacéutic[oa]|médic[oa]|redactor[a]?|fotógraf[oa]|voluntari[oa]|investigador[a]?|infermier[ea]|ingegnere|sviluppat(?:ore|rice)|insegnante|impiegat[oa]|responsabile|consulente|tirocinante|architett[oa]|farmacista|enfermeir[oa]|engenheir[oa]|desenvolvedor[a]?|estagiári[oa]|farmacêutic[oa]|verpleegkundige|ontwikkelaar|lerar(?:es)?|leraar|medewerk(?:er|ster)|stagiaire?|adviseur|ontwerper|onderzoeker|pielęgniar(?:ka|z)|lekar(?:z|ka)|nauczyciel(?:ka)?|inżynier(?:ka)?|programist(?:a|ka)|kierowni(?:k|czka)|specjalist(?:a|ka)|asystent(?:ka)?|księgow[ya]|stażyst(?:a|ka)|projektant(?:ka)?|fotografka|dyrektor(?:ka)?|anality(?:k|czka)|farmaceut(?:a|ka)|konsultant(?:ka)?))(?![\p{L}\p{N}])/iu;

const employers =
  /(?<![\p{L}\p{N}])(?:(?:(?:inc|ltd|llc|gmbh|ag|kg|se|s\.?a\.?r\.?l|sas|s\.?a|s\.?l|b\.?v|corp(?:oration)?|company|group|labs?|studios?|university|college|hospital|clinic|ministry|agency|bank|foundation|museum|school|institute|université|hôpital|clinique|agence|ministère|musée|école|universität|krankenhaus|klinik(?:um)?|stiftung|apotheke|universidad|ayuntamiento|clínica|fundación|museo|escuela|instituto|ospedale|clinica|azienda|hospital|ziekenhuis|szpital|przychodnia|fundacja|uniwersytet|z\s?o\.?\s?o\.?)))(?![\p{L}\p{N}])/iu;

const schools =
  /(?<![\p{L}\p{N}])(?:university|college|school|institute|academy|polytechnic|université|école|lycée|cégep|institut|académie|iut|\p{L}*hochschule|\p{L}*universität|\p{L}*gymnasium|akademie|universidad|instituto|escuela|colegio|academia|università|politecnico|universidade|universiteit|hogeschool|uniwersytet|politechnika|akademia|szkoła|liceum|technikum|ifsi|mit|ubc|eth|epfl|insa|uni)(?![\p{L}\p{N}])/iu;

const degrees =
  /(?<![\p{L}\p{N}])(?:bachelor(?:’s|'s)?|master(?:’s|'s)?|doctor(?:ate)?(?: of)?|ph\.?\s?d|m\.?\s?sc|b\.?\s?sc|m\.?a|b\.?a|b\.?s|m\.?s|mba|bba|b\.?\s?eng|m\.?\s?eng|d\.?phil|pharm\.?d|associate degree|diploma|(?:graduate )?certificate|degree|minor in|major in|licence|maîtrise|baccalauréat|bac|doctorat|diplôme|dut|bts|diplom\p{L}*|magister|staatsexamen|abitur|matura|promotion|ausbildung zu[mr]|grado en|grado|licenciatura|licenciad[oa]|máster|doctorado|bachillerato|ingeniería|técnico superior|laurea|mestrado|licencjat|doktorat)(?![\p{L}\p{N}])/iu;

const place = /^[\p{Lu}][\p{L}.'’ -]{1,30}(?:, ?[\p{Lu}][\p{L}.'’ -]{1,30}){1,2}$/u;

export function isPosition(part: string): boolean {
  return positions.test(part);
}

export function isEmployer(part: string): boolean {
  return employers.test(part);
}

export function isSchool(part: string): boolean {
  return schools.test(part) && !beginsWithDegree(part);
}

export function isDegree(part: string): boolean {
  return beginsWithDegree(part) || (degrees.test(part) && !schools.test(part));
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

/** A place with the code of a region: `Vancouver, BC`. */
export function isPlaceWithRegion(part: string): boolean {
  return isPlace(part) && /, ?\p{Lu}{2,3}$/u.test(part);
}
