/** Code of the described table; apart from its description, which only its settings page loads. */
export const stampTableCode = 'receive-stamp';

/** What the program puts into the words of the stamp. */
export const stampPlaces = ['agency', 'unit', 'number', 'date', 'time'] as const;
export type StampPlace = (typeof stampPlaces)[number];
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

const isPlace = (name: string): name is StampPlace =>
  (stampPlaces as readonly string[]).includes(name);

/** What is wrong with the words of a line; null when they can be printed. */
export function faultOfStampLine(
  code: string,
  words: string,
): { readonly isUnknown: boolean; readonly place: string } | null {
  const named = placesOf(words);
  const unknown = named.find((name) => !isPlace(name));
  if (unknown !== undefined) return { isUnknown: true, place: `{${unknown}}` };
  const needed = neededPlaces[code] ?? [];
  if (needed.length === 0 || needed.some((place) => named.includes(place))) return null;
  return { isUnknown: false, place: needed.map((place) => `{${place}}`).join(' / ') };
}

/** The lines of the stamp as they are printed, in the order of the rows. */
export const stampLines = (
  rows: readonly { readonly nameTh: string }[],
  values: StampValues,
): string[] =>
  rows.map(({ nameTh }) =>
    nameTh.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
      isPlace(name) ? values[name] : whole,
    ),
  );
