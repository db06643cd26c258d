import type { SigningPart } from '@sarn/document/web';
import { useWords } from '@sarn/platform-web';
import type { ComponentProps } from 'react';
import { useSigningOffer } from './signature.client.ts';
import { signatureWords } from './words/signature-words.ts';

/** In the form by which a draft is proposed or passed: whether the initials of the person go on its file copy. */
export function InitialsNote({ detail }: ComponentProps<SigningPart['Initials']>) {
  const say = useWords(signatureWords);
  const { data } = useSigningOffer(detail.id);
  // Without pages of its own the document has no file copy.
  if (!data?.hasInitials || data.offer === 'no-pages') return null;
  return <p className="s-muted s-small">{say('initialsOnCopy')}</p>;
}
