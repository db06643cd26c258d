import { useFieldErrors, useForm, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import type { z } from 'zod';
import { registryWords } from '@sarn/document/web';
import { forgetDraft, keepDraft } from './kept-draft.ts';

/** Where the server has a draft. */
export interface SavedDraft {
  readonly documentId: string;
  readonly version: number;
}

/** A document written in the house: how its page becomes a call. */
export interface DraftKind<D extends object, I extends Record<string, unknown>> {
  /** Under which a text is kept on the machine. */
  readonly name: string;
  /** What the call accepts: the limits of the fields. */
  readonly schema: z.ZodType;
  readonly toInput: (draft: D) => I;
}

type Sent<I> = I & { readonly idempotencyKey: string };

/** State of a page on which a document is written: the text, what is wrong, what the server has. */
export function useDraftForm<D extends object, I extends Record<string, unknown>>(
  kind: DraftKind<D, I>,
  begin: { readonly start: D; readonly startSaved: SavedDraft | null },
  save: { readonly mutateAsync: (sent: Sent<I>) => Promise<SavedDraft> },
) {
  const say = useWords(registryWords);
  const toasts = useToasts();
  const { ofInput } = useFieldErrors();
  const [saved, setSaved] = useState(begin.startSaved);
  const [isKept, setKept] = useState(false);
  const inputOf = (draft: D) => ({ ...kind.toInput(draft), ...saved });
  const form = useForm({
    name: `draft.${kind.name}`,
    about: begin.startSaved?.documentId,
    start: begin.start,
    check: (draft) => ofInput(kind.schema, inputOf(draft)),
    send: async (draft, { idempotencyKey }) => {
      try {
        return await save.mutateAsync({ ...inputOf(draft), idempotencyKey });
      } catch (failure) {
        // The form shows the failure; here the text is brought to safety.
        setKept(keepDraft(kind.name, saved?.documentId, draft));
        throw failure;
      }
    },
    onDone: ({ documentId, version }) => {
      forgetDraft(kind.name, saved?.documentId);
      setKept(false);
      setSaved({ documentId, version });
    },
  });
  const storeAndSay = async () => {
    if (await form.submit()) toasts.show({ tone: 'success', title: say('memo.saved') });
  };
  return { ...form, isKept, storeAndSay };
}
