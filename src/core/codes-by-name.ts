import { foldText } from './fold-text.ts';

/*
 * ISO codes by the names that people write. Not from Intl, whose names change with the version of Node. A semicolon
 * separates codes, a slash the names of one.
 */

/** Countries by English name; where a language of src/locales/ is spoken, also by their own name. */
const countries = `
AD Andorra; AE United Arab Emirates/UAE/الإمارات; AF Afghanistan; AG Antigua & Barbuda/Antigua and Barbuda;
AI Anguilla; AL Albania; AM Armenia; AO Angola; AQ Antarctica; AR Argentina; AS American Samoa;
AT Austria/Österreich; AU Australia; AW Aruba; AX Åland Islands; AZ Azerbaijan;
BA Bosnia & Herzegovina/Bosnia and Herzegovina; BB Barbados; BD Bangladesh;
BE Belgium/België/Belgique/Belgien; BF Burkina Faso; BG Bulgaria; BH Bahrain; BI Burundi; BJ Benin;
BL St. Barthélemy; BM Bermuda; BN Brunei; BO Bolivia; BQ Caribbean Netherlands; BR Brazil/Brasil; BS Bahamas;
BT Bhutan; BV Bouvet Island; BW Botswana; BY Belarus; BZ Belize; CA Canada; CC Cocos (Keeling) Islands;
CD Congo - Kinshasa/DR Congo/Democratic Republic of the Congo; CF Central African Republic;
CG Congo - Brazzaville/Congo/Republic of the Congo; CH Switzerland/Schweiz/Suisse/Svizzera;
CI Côte d’Ivoire/Ivory Coast; CK Cook Islands; CL Chile; CM Cameroon/Cameroun; CN China/中国/中國; CO Colombia;
CR Costa Rica; CU Cuba; CV Cape Verde/Cabo Verde; CW Curaçao; CX Christmas Island; CY Cyprus/Κύπρος;
CZ Czechia/Czech Republic; DE Germany/Deutschland; DJ Djibouti; DK Denmark; DM Dominica;
DO Dominican Republic/República Dominicana; DZ Algeria/الجزائر; EC Ecuador; EE Estonia; EG Egypt/مصر;
EH Western Sahara; ER Eritrea; ES Spain/España; ET Ethiopia; FI Finland; FJ Fiji; FK Falkland Islands;
FM Micronesia; FO Faroe Islands; FR France; GA Gabon;
GB United Kingdom/UK/England/Scotland/Wales/Northern Ireland/Great Britain; GD Grenada; GE Georgia;
GF French Guiana; GG Guernsey; GH Ghana; GI Gibraltar; GL Greenland; GM Gambia; GN Guinea; GP Guadeloupe;
GQ Equatorial Guinea; GR Greece/Ελλάδα; GS South Georgia & South Sandwich Islands; GT Guatemala; GU Guam;
GW Guinea-Bissau; GY Guyana; HK Hong Kong SAR China/Hong Kong/香港; HM Heard & McDonald Islands; HN Honduras;
HR Croatia; HT Haiti/Haïti; HU Hungary; ID Indonesia; IE Ireland; IL Israel/ישראל; IM Isle of Man; IN India;
IO British Indian Ocean Territory; IQ Iraq; IR Iran; IS Iceland; IT Italy/Italia; JE Jersey; JM Jamaica;
JO Jordan/الأردن; JP Japan/日本; KE Kenya; KG Kyrgyzstan; KH Cambodia; KI Kiribati; KM Comoros;
KN St. Kitts & Nevis/Saint Kitts and Nevis; KP North Korea; KR South Korea/대한민국/한국; KW Kuwait/الكويت;
KY Cayman Islands; KZ Kazakhstan; LA Laos; LB Lebanon/لبنان; LC St. Lucia/Saint Lucia; LI Liechtenstein;
LK Sri Lanka; LR Liberia; LS Lesotho; LT Lithuania; LU Luxembourg/Lëtzebuerg; LV Latvia; LY Libya;
MA Morocco/المغرب/Maroc; MC Monaco; MD Moldova; ME Montenegro; MF St. Martin; MG Madagascar;
MH Marshall Islands; MK North Macedonia/Macedonia; ML Mali; MM Myanmar (Burma)/Myanmar/Burma; MN Mongolia;
MO Macao SAR China/Macao/Macau/澳門; MP Northern Mariana Islands; MQ Martinique; MR Mauritania; MS Montserrat;
MT Malta; MU Mauritius; MV Maldives; MW Malawi; MX Mexico/México; MY Malaysia; MZ Mozambique/Moçambique;
NA Namibia; NC New Caledonia; NE Niger; NF Norfolk Island; NG Nigeria; NI Nicaragua;
NL Netherlands/The Netherlands/Nederland; NO Norway; NP Nepal; NR Nauru; NU Niue; NZ New Zealand; OM Oman;
PA Panama/Panamá; PE Peru/Perú; PF French Polynesia; PG Papua New Guinea; PH Philippines; PK Pakistan;
PL Poland/Polska; PM St. Pierre & Miquelon; PN Pitcairn Islands; PR Puerto Rico;
PS Palestinian Territories/Palestine; PT Portugal; PW Palau; PY Paraguay; QA Qatar/قطر; RE Réunion;
RO Romania; RS Serbia; RU Russia; RW Rwanda; SA Saudi Arabia/السعودية; SB Solomon Islands; SC Seychelles;
SD Sudan; SE Sweden; SG Singapore; SH St. Helena; SI Slovenia; SJ Svalbard & Jan Mayen; SK Slovakia;
SL Sierra Leone; SM San Marino; SN Senegal/Sénégal; SO Somalia; SR Suriname; SS South Sudan;
ST São Tomé & Príncipe/São Tomé and Príncipe; SV El Salvador; SX Sint Maarten; SY Syria;
SZ Eswatini/Swaziland; TC Turks & Caicos Islands; TD Chad; TF French Southern Territories; TG Togo;
TH Thailand; TJ Tajikistan; TK Tokelau; TL Timor-Leste/East Timor; TM Turkmenistan; TN Tunisia/تونس/Tunisie;
TO Tonga; TR Türkiye/Turkey; TT Trinidad & Tobago/Trinidad and Tobago; TV Tuvalu; TW Taiwan/台灣/臺灣;
TZ Tanzania; UA Ukraine; UG Uganda; UM U.S. Outlying Islands; US United States/United States of America/USA;
UY Uruguay; UZ Uzbekistan; VA Vatican City; VC St. Vincent & Grenadines/Saint Vincent and the Grenadines;
VE Venezuela; VG British Virgin Islands; VI U.S. Virgin Islands; VN Vietnam/Việt Nam; VU Vanuatu;
WF Wallis & Futuna; WS Samoa; XK Kosovo; YE Yemen; YT Mayotte; ZA South Africa; ZM Zambia; ZW Zimbabwe`;

/** Languages by English name; those of src/locales/ also by their own name. */
const languages = `
aa Afar; ab Abkhazian; ae Avestan; af Afrikaans; ak Akan; am Amharic; an Aragonese; ar Arabic/العربية;
as Assamese; av Avaric; ay Aymara; az Azerbaijani; ba Bashkir; be Belarusian; bg Bulgarian; bi Bislama;
bm Bambara; bn Bangla; bo Tibetan; br Breton; bs Bosnian; ca Catalan; ce Chechen; ch Chamorro; co Corsican;
cr Cree; cs Czech; cu Church Slavic; cv Chuvash; cy Welsh; da Danish; de German/Deutsch; dv Divehi;
dz Dzongkha; ee Ewe; el Greek/Ελληνικά; en English; eo Esperanto; es Spanish/Español; et Estonian; eu Basque;
fa Persian; ff Fula; fi Finnish; fj Fijian; fo Faroese; fr French/Français; fy Western Frisian; ga Irish;
gd Scottish Gaelic; gl Galician; gn Guarani; gu Gujarati; gv Manx; ha Hausa; he Hebrew/עברית; hi Hindi;
ho Hiri Motu; hr Croatian; ht Haitian Creole; hu Hungarian; hy Armenian; hz Herero; ia Interlingua;
id Indonesian; ie Interlingue; ig Igbo; ii Sichuan Yi; ik Inupiaq; io Ido; is Icelandic; it Italian/Italiano;
iu Inuktitut; ja Japanese/日本語; jv Javanese; ka Georgian; kg Kongo; ki Kikuyu; kj Kuanyama; kk Kazakh;
kl Kalaallisut; km Khmer; kn Kannada; ko Korean/한국어; kr Kanuri; ks Kashmiri; ku Kurdish; kv Komi; kw Cornish;
ky Kyrgyz; la Latin; lb Luxembourgish; lg Ganda; li Limburgish; ln Lingala; lo Lao; lt Lithuanian;
lu Luba-Katanga; lv Latvian; mg Malagasy; mh Marshallese; mi Māori; mk Macedonian; ml Malayalam; mn Mongolian;
mr Marathi; ms Malay; mt Maltese; my Burmese; na Nauru; nb Norwegian Bokmål; nd North Ndebele; ne Nepali;
ng Ndonga; nl Dutch/Nederlands; nn Norwegian Nynorsk; no Norwegian; nr South Ndebele; nv Navajo; ny Nyanja;
oc Occitan; oj Ojibwa; om Oromo; or Odia; os Ossetic; pa Punjabi; pi Pali; pl Polish/Polski; ps Pashto;
pt Portuguese/Português; qu Quechua; rm Romansh; rn Rundi; ro Romanian; ru Russian; rw Kinyarwanda;
sa Sanskrit; sc Sardinian; sd Sindhi; se Northern Sami; sg Sango; si Sinhala; sk Slovak; sl Slovenian;
sm Samoan; sn Shona; so Somali; sq Albanian; sr Serbian; ss Swati; st Southern Sotho; su Sundanese;
sv Swedish; sw Swahili; ta Tamil; te Telugu; tg Tajik; th Thai; ti Tigrinya; tk Turkmen; tl Filipino;
tn Tswana; to Tongan; tr Turkish; ts Tsonga; tt Tatar; tw Akan; ty Tahitian; ug Uyghur; uk Ukrainian; ur Urdu;
uz Uzbek; ve Venda; vi Vietnamese/Tiếng Việt; vo Volapük; wa Walloon; wo Wolof; xh Xhosa; yi Yiddish;
yo Yoruba; za Zhuang; zh Chinese/中文; zu Zulu`;

/** ISO 3166-1 code of a country by its English or own name. */
export function countryCode(name: string): string | undefined {
  return codeOf(countries, name);
}

/** ISO 639-1 code of a language by its English or own name. */
export function languageCode(name: string): string | undefined {
  return codeOf(languages, name);
}

/** The codes of all these languages. */
export function languageCodes(): string[] {
  return entriesOf(languages).map(([code]) => code);
}

function codeOf(list: string, name: string): string | undefined {
  const wanted = foldText(name);
  return entriesOf(list).find(([, names]) => foldText(names).split('/').includes(wanted))?.[0];
}

function entriesOf(list: string) {
  return list
    .trim()
    .split(/;\s/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const);
}
