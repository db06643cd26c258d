const shortest = 4;
const longest = 32;

/**
 * Words of names that are kept on one line; the lexicon has no list of persons and units.
 *
 * @param names of persons, units and places of a document
 * @returns their pieces between blanks that are Thai and not longer than a line can lose
 */
export const wordsToKeep = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => name.split(/\s+/))
      .filter((word) => word.length >= shortest && word.length <= longest)
      .filter((word) => /^[\u0E01-\u0E3A\u0E40-\u0E4E]+$/u.test(word)),
  ),
];
