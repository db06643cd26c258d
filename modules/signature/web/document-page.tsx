import type { DocumentPageParts } from '@sarn/document/web';
import { InitialsNote } from './InitialsNote.tsx';
import { SignaturePanel } from './SignaturePanel.tsx';
import { SigningChoice } from './SigningChoice.tsx';
import { sendSigned } from './signature.client.ts';

/** Signing with a certificate, and the signatures of a document. */
export const documentPage = {
  panels: [{ id: 'signatures', order: 20, Panel: SignaturePanel }],
  signing: { Choice: SigningChoice, Initials: InitialsNote, send: sendSigned },
} satisfies DocumentPageParts;
