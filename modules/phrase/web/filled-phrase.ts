/** What a form knows, by the name in a phrase. */
export type PhraseValues = Readonly<Record<string, string>>;

/**
 * A phrase with what is known in the place of its variables: `เรียน {{เรียน}}`. A variable that nobody filled in
 * stays as it is written, so that its absence is seen on the page.
 */
export const filledPhrase = (phrase: string, values: PhraseValues): string =>
  phrase.replaceAll(/\{\{\s*([^{}]+?)\s*\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name]?.trim() : '';
    return value === undefined || value === '' ? whole : value;
  });
