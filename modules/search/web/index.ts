export { searchWeb } from './manifest.ts';
export { Found } from './Found.tsx';
export { isSyllable } from './is-syllable.ts';
export { documentsPath } from './paths.ts';
