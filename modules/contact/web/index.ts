export { contactWeb } from './manifest.ts';
export { useSenderOfNumber } from './contact.client.ts';
export { useChosenContact, useContactAddress } from './use-chosen-contact.ts';
export { contactsPath } from './paths.ts';
export { contactWords } from './words/contact-words.ts';
