import type { PhraseLibrary, PhraseUse } from '@sarn/phrase/contract';

/** Phrases of one origin, in the order in which they are offered. */
export interface PhraseGroup {
  readonly id: 'own' | 'unit' | 'agency';
  readonly texts: readonly string[];
}

/**
 * What is offered for a text: own phrases, then those of the units, then those of the agency for it. A phrase
 * of several origins is offered once.
 */
export function offeredPhrases(
  { rows, unit, agency }: PhraseLibrary,
  use: Exclude<PhraseUse, 'any'>,
): readonly PhraseGroup[] {
  const ofUse = agency.filter((one) => one.use === use || one.use === 'any');
  const known = new Set<string>();
  const newOnes = (phrases: readonly { readonly text: string }[]) =>
    phrases.map(({ text }) => text).filter((text) => !known.has(text) && known.add(text));
  const groups: readonly PhraseGroup[] = [
    { id: 'own', texts: newOnes(rows) },
    { id: 'unit', texts: newOnes(unit) },
    { id: 'agency', texts: newOnes(ofUse) },
  ];
  return groups.filter(({ texts }) => texts.length > 0);
}
