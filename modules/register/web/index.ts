export { registerWeb } from './manifest.ts';
export { DesignForm } from './display/DesignForm.tsx';
export { DesignHistory } from './display/DesignHistory.tsx';
export { DesignHead } from './display/DesignHead.tsx';
export { ReservedChoice } from './ReservedChoice.tsx';
export { ReservedNumberField } from './ReservedNumberField.tsx';
export { chosenNumber, useNumberWords } from './forms-number.tsx';
