/** A stretch of text without blanks. */
export interface Chunk {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The stretches between the blanks of a text. */
export const chunksOf = (text: string): Chunk[] =>
  [...text.matchAll(/\S+/gu)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));

/** Thai letters, vowels and marks; not the digits, the bird's eye marks or the sign of baht. */
export const thaiLetters = /[\u0E01-\u0E3A\u0E40-\u0E4E]+/gu;
export const isThaiWord = (text: string): boolean => /^[\u0E01-\u0E3A\u0E40-\u0E4E]+$/u.test(text);
export const startsWithDigit = (text: string): boolean => /^[0-9๐-๙]/u.test(text);
export const endsWithDigit = (text: string): boolean => /[0-9๐-๙]$/u.test(text);
