/**
 * How texts of a language say private things, as regular expressions of folded text (`foldText`), without capitals, so
 * that they can be folded too. Written languages without spaces have no word boundaries.
 */
export type PrivatePhrases = {
  /** Family and partners, with whose they are: `my sister`. */
  family: string;
  /** Children in pictures. */
  children: string;
  /** Where somebody grew up. */
  home: string;
  /** Where somebody lives now, as captions say it: `from my window`. */
  nearHome: string;
  /** Before a year or day of birth. */
  born: string;
  /** Words around an age; `#` is the number. */
  age: string;
  /** That something repeats: `every`, `on mondays`. */
  often: string;
};

/** By language, without its region. */
export const privatePhrases: Record<string, PrivatePhrases> = {
  en: {
    family:
      '(?:my|our) (?:(?:little|big|older|younger|elder|late|grand)[ -]?)*(?:mother|father|mom|mum|dad|parents|sister|brother|wife|husband|partner|girlfriend|boyfriend|fiance|fiancee|son|sons|daughter|daughters|child|children|kids|baby|twins|nephew|niece|cousin|aunt|uncle|grandmother|grandfather)',
    children: '(?:a|an|the|two|three|my|our) (?:\\w+ )?(?:child|children|toddler|baby|girl|girls|boy|boys)',
    home: 'grew up in|i was raised in|was born in|my home ?town|where i grew up|went to school in',
    nearHome:
      '(?:from|in|outside|behind|near|on) (?:my|our) (?:\\w+ )?(?:window|balcony|kitchen|garden|yard|street|flat|apartment|house|home|door|neighbou?rhood|block)',
    born: 'born(?: on| in)?|date of birth|birthday|my birth year',
    age: '# years old|#-year-old|aged #|i am #(?= and|,|\\.|$)|turned #',
    often:
      'every (?:other )?(?:weekday|weekend|morning|evening|night|lunch|mon|tue|wed|thu|fri|sat|sun)\\w*|each (?:morning|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|most (?:mornings|evenings|days)',
  },
  de: {
    family:
      '(?:mein|unser)(?:e|er|en|em|es)? (?:(?:kleine|grosse|altere|jungere)[rnms]? )?(?:mutter|vater|eltern|schwester|bruder|frau|mann|partner|partnerin|freundin|freund|sohn|sohne|tochter|kind|kinder|kindern|baby|zwillinge|neffe|nichte|oma|opa|grossmutter|grossvater)',
    children:
      '(?:ein|eine|das|zwei|drei|mein|unser)(?:e|em|en)? (?:\\w+ )?(?:kind|kinder|kleinkind|baby|madchen|junge|jungen)',
    home: 'aufgewachsen in|geboren in|meine[rm]? heimatstadt|meine heimat|zur schule gegangen in',
    nearHome:
      '(?:aus|vor|hinter|in|auf|von) (?:mein|unser)(?:e|er|en|em)? (?:\\w+ )?(?:fenster|balkon|kuche|garten|strasse|wohnung|haus|tur|viertel|kiez|block)',
    born: 'geboren(?: am)?|geburtsdatum|geburtstag|jahrgang',
    age: '# jahre alt|#-jahrig|# jahre jung|ich bin #(?= und|,|\\.|$)',
    often:
      'jede[nrsm]? (?:morgen|abend|nacht|wochenende|mon|diens|mitt|donners|frei|sams|sonn)\\w*|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|abend)s(?= |,|\\.|$)',
  },
  fr: {
    family:
      '(?:mon|ma|mes|notre|nos) (?:(?:petite?s?|grande?s?) )?(?:mere|pere|parents|soeur|soeurs|frere|freres|femme|epouse|mari|epoux|compagne|compagnon|copine|copain|fils|fille|filles|enfant|enfants|bebe|jumeaux|neveu|niece|cousine?|tante|oncle|grand-mere|grand-pere)',
    children:
      '(?:un|une|deux|trois|des|l’|mon|ma|notre) ?(?:\\w+ )?(?:enfant|enfants|bebe|fillette|garconnet|petite fille|petit garcon)',
    home: "j’ai grandi a|j'ai grandi a|nee? a|ma ville natale|grandi a|enfance a",
    nearHome:
      '(?:de|depuis|devant|derriere|dans|sur) (?:mon|ma|notre) (?:fenetre|balcon|cuisine|jardin|rue|appartement|maison|porte|quartier|immeuble)',
    born: 'nee? (?:le|en)|date de naissance|anniversaire',
    age: '# ans|agee? de #',
    often:
      'tous les (?:matins|soirs|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|week-ends)|chaque (?:matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:matin|soir)',
  },
  es: {
    family:
      '(?:mi|mis|nuestr[oa]s?) (?:madre|padre|padres|mama|papa|hermanas?|hermanos?|mujer|esposa|marido|esposo|pareja|novia|novio|hijos?|hijas?|bebe|gemelos|sobrin[oa]|prim[oa]|tia|tio|abuela|abuelo)',
    children: '(?:un|una|el|la|dos|tres|mi|nuestr[oa]) (?:\\w+ )?(?:nino|nina|ninos|ninas|bebe)',
    home: 'creci en|nacid[oa] en|naci en|mi ciudad natal|mi pueblo|me crie en',
    nearHome:
      '(?:desde|en|frente a|detras de) (?:mi|nuestr[oa]) (?:ventana|balcon|cocina|jardin|calle|piso|casa|apartamento|puerta|barrio)',
    born: 'nacid[oa] el|naci (?:el|en)|fecha de nacimiento|cumpleanos',
    age: '# anos',
    often:
      'todos los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|todas las (?:mananas|tardes|noches)|cada (?:manana|tarde|noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)',
  },
  it: {
    family:
      '(?:mi[oa]|miei|mie|nostr[oaie]) (?:madre|padre|mamma|papa|genitori|sorell[ae]|fratell[oi]|moglie|marito|compagn[oa]|fidanzat[oa]|ragazz[oa]|figli?o?|figli[ae]|bambin[oaie]|gemelli|nipote|cugin[oa]|zi[oa]|nonn[oa])',
    children: '(?:un|una|il|la|due|tre) (?:\\w+ )?(?:bambin[oaie]|neonat[oa])',
    home: 'cresciut[oa] a|nat[oa] a|la mia citta natale|sono cresciut[oa]',
    nearHome:
      '(?:dalla|dal|nella|nel|davanti alla|sotto) (?:mi[oa]|nostr[oa]) (?:finestra|balcone|cucina|giardino|via|casa|appartamento|porta|quartiere)',
    born: 'nat[oa] (?:il|nel)|data di nascita|compleanno',
    age: '# anni',
    often:
      'ogni (?:mattina|sera|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|tutti i (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabati)|tutte le (?:mattine|sere|domeniche)',
  },
  pt: {
    family:
      '(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas) (?:mae|pai|pais|irma|irmas|irmao|irmaos|mulher|esposa|marido|companheir[oa]|namorad[oa]|filhos?|filhas?|bebe|gemeos|sobrinh[oa]|prim[oa]|tia|tio|avo)',
    children: '(?:um|uma|o|a|duas|dois|tres) (?:\\w+ )?(?:crianca|criancas|menino|menina|bebe)',
    home: 'cresci em|nasci em|nascid[oa] em|minha cidade natal|minha terra',
    nearHome:
      '(?:da|de|na|no|em frente a) (?:minha|meu|nossa|nosso) (?:janela|varanda|cozinha|jardim|rua|casa|apartamento|porta|bairro)',
    born: 'nascid[oa] (?:a|em)|nasci (?:a|em)|data de nascimento|aniversario',
    age: '# anos',
    often:
      'tod[oa]s? (?:os|as|o)? ?(?:manhas?|noites?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)|cada (?:manha|noite)|as (?:segundas|tercas|quartas|quintas|sextas)|aos (?:sabados|domingos)',
  },
  nl: {
    family:
      '(?:mijn|m’n|onze|ons) (?:(?:kleine|grote|oudere|jongere) )?(?:moeder|vader|ouders|zus|zusje|broer|broertje|vrouw|man|partner|vriendin|vriend|zoon|zonen|dochter|dochters|kind|kinderen|baby|tweeling|neef|nicht|oma|opa)',
    children: '(?:een|het|twee|drie|de) (?:\\w+ )?(?:kind|kinderen|peuter|baby|meisje|meisjes|jongetje)',
    home: 'opgegroeid in|geboren in|mijn geboorteplaats|mijn geboortestad|ik groeide op in',
    nearHome:
      '(?:uit|vanuit|voor|achter|in|op) (?:mijn|ons|onze) (?:raam|balkon|keuken|tuin|straat|flat|appartement|huis|deur|buurt)',
    born: 'geboren op|geboortedatum|verjaardag|geboortejaar',
    age: '# jaar oud|#-jarige?|ik ben #(?= en|,|\\.|$)',
    often:
      'elke (?:ochtend|avond|nacht|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|iedere (?:ochtend|avond)|op (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)en',
  },
  pl: {
    family:
      '(?:moj\\w*|nasz\\w*) (?:mam\\w*|matk\\w*|tat\\w*|ojc\\w*|ojciec|rodzic\\w*|siostr\\w*|brat\\w*|zon\\w*|maz|mezem|partner\\w*|dziewczyn\\w*|chlopak\\w*|syn\\w*|cork\\w*|dzieck\\w*|dziec\\w*|babci\\w*|dziad\\w*)',
    children: '(?:dziecko|dzieci|dziewczynka|chlopczyk|niemowle)',
    home: 'wychowal[ea]m sie w|urodzil[ea]m sie w|dorastal[ea]m w|moje rodzinne miasto|moim rodzinnym miescie',
    nearHome:
      '(?:z|w|za|przed|na) (?:moj\\w*|nasz\\w*) (?:okn\\w*|balkon\\w*|kuchn\\w*|ogrod\\w*|ulic\\w*|mieszkani\\w*|dom\\w*|drzwi\\w*|dzielnic\\w*)',
    born: 'urodzon[ya]|urodzil[ea]m sie|data urodzenia|urodziny|rocznik',
    age: '# lat|#-lat\\w+',
    often:
      'co (?:rano|wieczor)|kazd(?:y|ego|a|ej) (?:poniedzialek|wtorek|srode|czwartek|piatek|sobote|niedziele|rano)|w (?:poniedzialki|wtorki|srody|czwartki|piatki|soboty|niedziele)',
  },
  el: {
    family:
      '(?:μητερα|μανα|πατερας?|γονεις|αδελφη|αδερφη|αδελφοσ?|αδερφοσ?|γυναικα|συζυγοσ?|αντρασ?|συντροφοσ?|γιοσ?|κορη|παιδι|παιδια|γιαγια|παππουσ?) (?:μου|μασ)',
    children: '(?:παιδι|παιδια|μωρο|κοριτσακι|αγορακι)',
    home: 'μεγαλωσα (?:στην|στο|στη|στισ)|γεννηθηκα (?:στην|στο|στη)|γενετειρα μου',
    nearHome: '(?:παραθυρο|μπαλκονι|κουζινα|κηποσ?|δρομοσ?|σπιτι|γειτονια|διαμερισμα) (?:μου|μασ)',
    born: 'γεννηθηκα|ημερομηνια γεννησησ|γενεθλια',
    age: '# ετων|# χρονων',
    often: 'καθε (?:πρωι|βραδυ|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη)',
  },
  vi: {
    family:
      '(?:vo|chong|me|bo|ba|con gai|con trai|em gai|em trai|chi gai|anh trai|ban gai|ban trai|ong|con) (?:cua )?(?:toi|minh)',
    children: '(?:em be|dua tre|be gai|be trai|tre em)',
    home: 'lon len o|lon len tai|sinh ra o|sinh ra tai|que (?:toi|o)|que huong toi',
    nearHome: '(?:cua so|ban cong|bep|vuon|nha|can ho|pho) (?:cua )?(?:toi|minh)',
    born: 'sinh ngay|sinh nam|ngay sinh|sinh nhat',
    age: '# tuoi',
    often: 'moi (?:sang|toi|thu) |thu \\w+ hang tuan',
  },
  ar: {
    family:
      '(?:أمي|والدتي|أبي|والدي|أختي|أخي|زوجتي|زوجي|ابنتي|أولادي|بناتي|أطفالي|طفلي|طفلتي|جدتي|جدي|خطيبتي|خطيبي)',
    children: '(?:طفل|طفلة|أطفال|رضيع|رضيعة)',
    home: 'نشأت في|ولدت في|مسقط رأسي|ترعرعت في|كبرت في',
    nearHome: '(?:نافذتي|شرفتي|مطبخي|حديقتي|شارعنا|بيتي|بيتنا|شقتي|حيّنا|حينا|منزلي)',
    born: 'ولدت|مواليد|تاريخ الميلاد|عيد ميلادي',
    age: '# سنة|# عاما|عمري #',
    often: 'كل (?:صباح|مساء|اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت|أحد)',
  },
  he: {
    family:
      '(?:אמא שלי|אבא שלי|אמי|אבי|אחותי|אחי|אשתי|בעלי|בת הזוג שלי|בן הזוג שלי|הבת שלי|הבן שלי|ילדיי|ילדי|הילדים שלי|סבתי|סבי)',
    children: '(?:ילד|ילדה|ילדים|תינוק|תינוקת|פעוט)',
    home: '(?:גדלתי|נולדתי) ב[א-ת]+|עיר הולדתי',
    nearHome: '(?:החלון|המרפסת|המטבח|הגינה|הרחוב|הבית|הדירה|השכונה) (?:שלי|שלנו)',
    born: 'נולדתי|תאריך לידה|יום הולדת|יום ההולדת',
    age: 'בן #|בת #',
    often: 'כל (?:בוקר|ערב|שבת|יום (?:ראשון|שני|שלישי|רביעי|חמישי|שישי))|מדי בוקר|בימי ',
  },
  ja: {
    family: '(?:妻|夫|娘|息子|母|父|妹|姉|弟|兄|両親|祖母|祖父|彼女|彼氏)(?:と|の|が|は|に|を|へ)',
    children: '(?:子ども|子供|赤ちゃん|女の子|男の子|幼児)',
    home: '(?:で育ち|で育った|で生まれ|出身|生まれ育|故郷は|ふるさと)',
    nearHome: '(?:自宅|我が家|うちの(?:窓|庭|前|近所|台所)|近所の|マンションの|部屋の窓)',
    born: '(?:生年月日|年生まれ|日生まれ|誕生日)',
    age: '#歳|#才',
    often: '(?:毎朝|毎晩|毎週.曜|日課|曜日に(?:は)?|曜の朝|曜の夜)',
  },
  zh: {
    family:
      '(?:我|我的|我们的|我們的)(?:妻子|太太|老婆|丈夫|老公|先生|女儿|女兒|儿子|兒子|孩子|妈妈|媽媽|母亲|母親|爸爸|父亲|父親|姐姐|妹妹|哥哥|弟弟|女友|男友|奶奶|爷爷|爺爺|父母)',
    children: '(?:孩子|小孩|婴儿|嬰兒|女孩|男孩|儿童|兒童)',
    home: '(?:我在.{1,12}长大|在.{1,12}長大|出生于|出生於|我的家乡|我的家鄉|我的故乡|我的故鄉)',
    nearHome: '(?:我家|家门口|家門口|家附近|我的(?:窗|阳台|陽台|厨房|廚房|院子)|楼下|樓下)',
    born: '(?:出生日期|生日|年出生|年生)',
    age: '#岁|#歲',
    often: '(?:每天(?:早上|晚上|清晨)|每[周週][一二三四五六日天]|每晚|每早|每逢)',
  },
  ko: {
    family:
      '(?:아내|남편|딸|아들|어머니|아버지|엄마|아빠|여동생|남동생|누나|언니|부모님|여자친구|남자친구|할머니|할아버지)(?:와|과|가|이|의|는|은|를|을|랑|한테)',
    children: '(?:아이|아기|어린이|소녀|소년)',
    home: '(?:에서 자랐|에서 태어|고향은|나고 자란)',
    nearHome: '(?:우리 집|우리집|집 앞|집 근처|내 방|창밖|베란다|동네)',
    born: '(?:생년월일|년생|생일|출생)',
    age: '#세|#살',
    often: '(?:매주 .요일|매일 아침|아침마다|저녁마다|요일마다|날마다)',
  },
};

/** Languages written without spaces between words, or with particles that belong to them. */
export const unspacedLanguages: readonly string[] = ['ja', 'zh', 'ko'];
