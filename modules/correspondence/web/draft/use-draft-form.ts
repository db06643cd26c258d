import { useFieldErrors, useForm, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import type { z } from 'zod';
import { registryWords } from '@sarn/document/web';
import { forgetDraft, keepDraft } from './kept-draft.ts';

/** A draft as the server has it. */
export interface SavedDraft {
  readonly documentId: string;
  readonly version: number;
}

/** How the form of a document written in the agency becomes a call. */
export interface DraftKind<D extends object, I extends Record<string, unknown>> {
  /** Name under which a text is kept in the browser. */
  readonly name: string;
  /** Schema of the call, with the limits of the fields. */
  readonly schema: z.ZodType;
  readonly toInput: (draft: D) => I;
}

type Sent<I> = I & { readonly idempotencyKey: string };

/** State of a draft form: the text, its errors, and the version on the server. */
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
        // The form shows the error; the text is kept in the browser.
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
