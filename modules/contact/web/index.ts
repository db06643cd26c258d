export { contactWeb } from './manifest.ts';
export { useContactNamed } from './contact.client.ts';
export { contactsPath } from './paths.ts';
export { contactWords } from './words/contact-words.ts';
