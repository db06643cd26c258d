import { lazy } from 'react';

export { registerWeb } from './manifest.ts';
export { ReservedChoice } from './ReservedChoice.tsx';
export { ReservedNumberField } from './ReservedNumberField.tsx';
export { chosenNumber, useNumberWords } from './forms-number.tsx';

/** The setting of letter codes, loaded when it is shown. */
export const LetterNumbering = lazy(() => import('./numbering/LetterNumbering.tsx'));
