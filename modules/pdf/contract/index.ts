export * from './agenda-words.ts';
export { richBody } from './body.ts';
export * from './envelope-sizes.ts';
export type { RichBody } from './body.ts';
export { certificateDocument, certificateWords } from './certificate-document.ts';
export type { CertificateDocument } from './certificate-document.ts';
export {
  attachmentRows,
  englishLetterDocument,
  englishOpening,
  englishWords,
} from './english-letter-document.ts';
export type { EnglishLetterDocument } from './english-letter-document.ts';
export { formDocument, openName } from './form-document.ts';
export type { FormDocument, FormInput, FormPart, FormSigner } from './form-document.ts';
export {
  issuedDocument,
  issuedForms,
  issuedHeading,
  issuedRows,
  issuedKinds,
  issuedOn,
  openDay,
  openYear,
} from './issued-document.ts';
export type { IssuedDocument, IssuedKind } from './issued-document.ts';
export {
  attendance,
  attendeeText,
  minutesDocument,
  minutesHeading,
  minutesSigners,
} from './minutes-document.ts';
export type { MinutesDocument, PrintedAttendee } from './minutes-document.ts';
export { noteDocument, opinionsHeading } from './note-document.ts';
export type { NoteDocument, NoteOpinion } from './note-document.ts';
export { letterDocument, memoDocument, printedDocument } from './printed-document.ts';
export type { LetterDocument, MemoDocument, PrintedDocument } from './printed-document.ts';
export { actingPhrases, documentSigner, postRows } from './signing.ts';
export type { DocumentSigner } from './signing.ts';
export { initialsRole, stampedDocument } from './stamped-document.ts';
export type { StampedDocument } from './stamped-document.ts';
export { printedRemarks, remarksLabel } from './printed-remarks.ts';
export type { PrintedRemarks } from './printed-remarks.ts';
export { printedText } from './printed-text.ts';
export { SheetsPart, sheetsAsk } from './sheets-part.ts';
