export { correspondenceModule } from './manifest.ts';
export { letterPart } from './letter.part.ts';
export { letterOfferWords, letterSections } from './letter.sections.ts';
export { saveLetterDraft } from './letter.service.ts';
export type { RecipientRow } from './letter.store.ts';
export { findLetter, listRecipients, setRecipient } from './letter.store.ts';
export { save } from './memo.service.ts';
export { books, savePublicationDraft } from './publication.service.ts';
export { tellAnswered } from './reply/tell-answered.ts';
