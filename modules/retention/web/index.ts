export { retentionWeb } from './manifest.ts';
export { retentionPath } from './paths.ts';
export { useClassOptions } from './use-class-options.ts';
export { retentionWords } from './words/retention-words.ts';
