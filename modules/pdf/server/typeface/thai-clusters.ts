/* The written Thai clusters: a letter with its vowel sign and its upper mark. `fonts/join-clusters.py` has the same. */

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

export const thaiLetters = range(0x0e01, 0x0e2e);
export const thaiVowels = [
  0x0e31, 0x0e34, 0x0e35, 0x0e36, 0x0e37, 0x0e38, 0x0e39, 0x0e3a, 0x0e47,
].map((code) => String.fromCodePoint(code));
export const thaiTones = range(0x0e48, 0x0e4b);
export const upperMarks = [...thaiTones, '\u0e4c', '\u0e4d', '\u0e4e'];
/** The ring and the vowel of which shapers make SARA AM. */
export const [ring, saraAa, saraAm] = ['\u0e4d', '\u0e32', '\u0e33'];

/** A cluster as it is typed, and the characters that the rules of a font meet. */
export interface Cluster {
  readonly typed: string;
  readonly met: string;
}

/** Shapers take SARA AM apart into ring and SARA AA, and put the ring before the tone mark. */
export function writtenClusters(): Cluster[] {
  return thaiLetters.flatMap((letter) => {
    const marked = ['', ...thaiVowels].flatMap((vowel) =>
      ['', ...upperMarks].map((mark) => letter + vowel + mark),
    );
    return [
      ...marked.filter((typed) => typed !== letter).map((typed) => ({ typed, met: typed })),
      ...['', ...thaiTones].map((tone) => ({
        typed: letter + tone + saraAm,
        met: letter + ring + tone + saraAa,
      })),
    ];
  });
}
