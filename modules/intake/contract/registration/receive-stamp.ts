/** Code of the described table; apart from its description, which only its settings page loads. */
export const stampTableCode = 'receive-stamp';

/** What the program puts into the words of the stamp, by the word in braces: the stamp is Thai. */
const places = {
  ส่วนราชการ: 'agency',
  หน่วยงาน: 'unit',
  เลข: 'number',
  วันที่: 'date',
  เวลา: 'time',
} as const;
export type StampPlace = (typeof places)[keyof typeof places];

/** The words in braces that a line may hold. */
export const stampPlaces: readonly string[] = Object.keys(places);
export type StampValues = Readonly<Record<StampPlace, string>>;

/**
 * What each line of form 12 must tell: its words are the agency's, the fact in them is not.
 *
 * @rule saraban-2526 ข้อ 37
 */
const neededPlaces: Readonly<Record<string, readonly StampPlace[]>> = {
  agency: ['agency', 'unit'],
  number: ['number'],
  date: ['date'],
  time: ['time'],
};

const placesOf = (words: string): string[] =>
  [...words.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

const placeOf = (name: string): StampPlace | undefined =>
  Object.entries(places).find(([word]) => word === name)?.[1];

const wordOf = (place: StampPlace): string =>
  Object.entries(places).find(([, known]) => known === place)?.[0] ?? place;

/** What is wrong with the words of a line; null when they can be printed. */
export function faultOfStampLine(
  code: string,
  words: string,
): { readonly isUnknown: boolean; readonly place: string } | null {
  const named = placesOf(words);
  const unknown = named.find((name) => placeOf(name) === undefined);
  if (unknown !== undefined) return { isUnknown: true, place: `{${unknown}}` };
  const needed = neededPlaces[code] ?? [];
  if (needed.length === 0 || named.some((name) => needed.some((place) => placeOf(name) === place)))
    return null;
  return { isUnknown: false, place: needed.map((place) => `{${wordOf(place)}}`).join(' / ') };
}

/** The lines of the stamp as they are printed, in the order of the rows. */
export const stampLines = (
  rows: readonly { readonly nameTh: string }[],
  values: StampValues,
): string[] =>
  rows.map(({ nameTh }) =>
    nameTh.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
      const place = placeOf(name);
      return place === undefined ? whole : values[place];
    }),
  );
