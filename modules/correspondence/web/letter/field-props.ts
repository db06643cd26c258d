import type { LetterKind } from '@sarn/document/contract';
import type { LetterPageDraft } from './letter-draft.ts';

/** What every field of these forms is given. */
export interface LetterFieldProps {
  readonly kind: LetterKind;
  readonly draft: LetterPageDraft;
  readonly change: (part: Partial<LetterPageDraft>) => void;
  readonly error: (field: string) => string | null;
  /** Bytes of a file are on their way. */
  readonly onBusy: (isSending: boolean) => void;
}
