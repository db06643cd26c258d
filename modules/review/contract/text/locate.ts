/** By what a part of a text is known again after others have changed the text. */
export interface Anchor {
  /** Where it was. */
  readonly from: number;
  /** Its words; empty for a place between two characters. */
  readonly quote: string;
  /** What stood before it and behind it. */
  readonly before: string;
  readonly after: string;
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Characters that are remembered at each side. */
export const contextLength = 40;

/** So many agreeing characters around it make a place certain. */
const certain = 8;

/** The anchor of a part of a text. */
export const anchorOf = (text: string, { from, to }: Stretch): Anchor => ({
  from,
  quote: text.slice(from, to),
  before: text.slice(Math.max(0, from - contextLength), from),
  after: text.slice(to, to + contextLength),
});

/**
 * Where the part is now: the place whose surroundings agree best, the nearest of several; null where its words are
 * gone, or where nothing around them tells which of several is meant.
 */
export function locate(text: string, anchor: Anchor): Stretch | null {
  const { quote, from } = anchor;
  const places = quote === '' ? gapsIn(text, anchor) : allOf(text, quote);
  const rated = places.map((at) => ({ at, agreeing: agreeing(text, at, anchor) }));
  rated.sort(
    (one, other) =>
      other.agreeing - one.agreeing || Math.abs(one.at - from) - Math.abs(other.at - from),
  );
  const [best] = rated;
  if (!best) return null;
  const needed = Math.min(certain, anchor.before.length + anchor.after.length);
  const isAlone = places.length === 1 && quote.length >= certain;
  if (best.agreeing < needed && !isAlone) return null;
  return { from: best.at, to: best.at + quote.length };
}

function allOf(text: string, quote: string): number[] {
  const places: number[] = [];
  if (quote === '') return places;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) places.push(at);
  return places;
}

/** Places between two characters where something of the surroundings is found again. */
function gapsIn(text: string, { before, after, from }: Anchor): number[] {
  if (before === '' && after === '') return text === '' ? [0] : [];
  const ends = allOf(text, before.slice(-certain)).map((at) => at + before.slice(-certain).length);
  const places = before === '' ? [0] : ends;
  if (after !== '') places.push(...allOf(text, after.slice(0, certain)));
  else places.push(text.length);
  return [...new Set([...places, Math.min(from, text.length)])];
}

/** How many characters directly before and behind the place are the remembered ones. */
function agreeing(text: string, at: number, { quote, before, after }: Anchor): number {
  let count = 0;
  while (count < before.length && text[at - 1 - count] === before[before.length - 1 - count])
    count += 1;
  const end = at + quote.length;
  let behind = 0;
  while (behind < after.length && text[end + behind] === after[behind]) behind += 1;
  return count + behind;
}
