export { circulationWeb } from './manifest.ts';
export { circulationsPath } from './paths.ts';
export { circulationWords } from './words/circulation-words.ts';
