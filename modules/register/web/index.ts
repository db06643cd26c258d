export { registerWeb } from './manifest.ts';
export { ReservedChoice } from './ReservedChoice.tsx';
export { ReservedNumberField } from './ReservedNumberField.tsx';
export { chosenNumber, useNumberWords } from './forms-number.tsx';
