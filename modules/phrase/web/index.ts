export { PhraseChips } from './PhraseChips.tsx';
export type { PhraseSet } from './PhraseChips.tsx';
export { usualReasons } from './usual-reasons.ts';
