import type { LetterKind } from '@sarn/document/contract';
import type { LetterPageDraft } from './letter-draft.ts';

/** Properties of every field of these forms. */
export interface LetterFieldProps {
  readonly kind: LetterKind;
  readonly draft: LetterPageDraft;
  readonly change: (part: Partial<LetterPageDraft>) => void;
  readonly error: (field: string) => string | null;
  /** Called when the upload of a file begins and ends. */
  readonly onBusy: (isSending: boolean) => void;
}
