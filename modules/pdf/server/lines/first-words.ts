import { segments } from './pieces.ts';

/** As many letters as a reader takes in at a glance; one longer word stays whole. */
const enough = 12;

/** The words with which a line begins: whole ones, a dozen letters or a little more. */
export function firstWords(line: string): string {
  const text = line.trim();
  if (text.length <= enough) return text;
  const ends = [...segments(text).values()];
  return text.slice(0, ends.find((end) => end >= enough) ?? text.length).trimEnd();
}
