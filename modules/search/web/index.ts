export { Found } from './Found.tsx';
export { tellingWords } from './found.ts';
export { isSyllable } from './is-syllable.ts';
export { documentsPath } from './paths.ts';
