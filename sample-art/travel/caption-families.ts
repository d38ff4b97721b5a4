/** Which kind of place a caption speaks of. Rules are tried in order: the more particular word comes first. */
const RULES = [
  [/fushimi|inari/, 'torii'],
  [/itsukushima|shirahige|sea gate/, 'seaTorii'],
  [/shibuya|crossing in the rain/, 'crossing'],
  [/bamboo/, 'bamboo'],
  [/pavilion|gravel|garden/, 'templeGarden'],
  [/gion|takayama|lantern/, 'lanterns'],
  [/kawaguchi|hakone|chureito|fuji\b/, 'fuji'],
  [/\btea rows|agave/, 'fields'],
  [/shirakawa|petit-champlain|snow village/, 'snowVillage'],
  [/night market|yatai/, 'nightMarket'],
  [/railway/, 'railway'],
  [/cathedral grove|redwood|sequoia/, 'redwoods'],
  [/northern lights|aurora/, 'aurora'],
  [/humpback|whale/, 'whale'],
  [/lighthouse|head light/, 'lighthouse'],
  [/iceberg|jokulsarlon|glacier lagoon/, 'ice'],
  [/lunenburg|quidi vidi|waterfront/, 'harbour'],
  [/elevator|canola|prairie/, 'prairie'],
  [/niagara|foss\b|falls\b/, 'waterfall'],
  [/moraine|lake louise|peyto|maligne|lake\b/, 'alpine'],
  [/staircases|brownstones/, 'townhouses'],
  [/mission/, 'desert'],
  [/paper banners|san miguel|calle/, 'calle'],
  [/houses stacked|roofs of/, 'rooftops'],
  [/balloons/, 'balloons'],
  [/trajineras|canal/, 'canal'],
  [/palenque|chichen|pyramid/, 'pyramid'],
  [/cenote/, 'cenote'],
  [/tulum|bacalar|caribbean/, 'lagoon'],
  [/grand canyon/, 'canyon'],
  [/bryce|hoodoo/, 'hoodoos'],
  [/antelope|slot canyon/, 'slotCanyon'],
  [/monument valley|butte/, 'buttes'],
  [/saguaro|joshua/, 'desert'],
  [/white sands|dunes/, 'dunes'],
  [/bridge|golden gate|big sur/, 'cliffRoad'],
  [/spring\b|strokkur|geysir/, 'hotSprings'],
  [/reynisfjara|beach/, 'beach'],
  [/lupin|church above/, 'church'],
  [/puffin/, 'puffins'],
  [/toronto|vancouver|tokyo|chicago|manhattan|new york|seattle/, 'city'],
] as const satisfies readonly (readonly [RegExp, string])[];

export type FamilyName = (typeof RULES)[number][1];

/** Where no word of a caption is known, the country still is. */
const BY_COUNTRY: readonly (readonly [RegExp, FamilyName])[] = [
  [/japan$/, 'fuji'],
  [/canada$/, 'alpine'],
  [/mexico$/, 'calle'],
  [/usa$/, 'canyon'],
  [/iceland$/, 'beach'],
];

/** The family of a caption like "Moraine Lake on a July morning, Alberta, Canada". */
export function familyOfCaption(caption: string): FamilyName {
  const words = caption.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const rule = [...RULES, ...BY_COUNTRY].find(([pattern]) => pattern.test(words));
  return rule ? rule[1] : 'alpine';
}

/** Each caption with its family and its number within that family, in the captions' order. */
export function castCaptions(captions: readonly string[]): { family: FamilyName; use: number }[] {
  const uses = new Map<FamilyName, number>();
  return captions.map((caption) => {
    const family = familyOfCaption(caption);
    const use = uses.get(family) ?? 0;
    uses.set(family, use + 1);
    return { family, use };
  });
}
