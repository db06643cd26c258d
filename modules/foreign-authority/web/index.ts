export { foreignAuthorityWeb } from './manifest.ts';
export { revocationFailureWords } from './words/revocation-failure-words.ts';
