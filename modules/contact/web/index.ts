export { contactWeb } from './manifest.ts';
export { useUsualMethod } from './use-usual-method.ts';
export { contactsPath } from './paths.ts';
export { contactWords } from './words/contact-words.ts';
