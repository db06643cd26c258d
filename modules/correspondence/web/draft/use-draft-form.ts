import { newCommandKey, useFocusWrong, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '@sarn/document/web';
import type { FieldErrors } from '@sarn/document/web';
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

interface SaveMutation<I> {
  readonly mutateAsync: (sent: Sent<I>) => Promise<SavedDraft>;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: unknown;
}

/** State of a page on which a document is written: the text, what is wrong, what the server has. */
export function useDraftForm<D extends object, I extends Record<string, unknown>>(
  kind: DraftKind<D, I>,
  begin: { readonly start: D; readonly startSaved: SavedDraft | null; readonly formId: string },
  save: SaveMutation<I>,
) {
  const { start, startSaved, formId } = begin;
  const say = useWords(registryWords);
  const toasts = useToasts();
  const [draft, setDraft] = useState(start);
  const [saved, setSaved] = useState(startSaved);
  const [isChecked, setChecked] = useState(false);
  const [isKept, setKept] = useState(false);
  const [key, setKey] = useState(newCommandKey);
  const focusWrong = useFocusWrong(formId);
  const sent = { ...kind.toInput(draft), ...saved };
  const checked = kind.schema.safeParse(sent);
  const errors: FieldErrors =
    isChecked && !checked.success ? fieldErrors(checked.error.issues, sent, say) : {};

  const change = (part: Partial<D>) => {
    setDraft((known) => ({ ...known, ...part }));
    if (save.isError) setKey(newCommandKey());
  };
  /** Saves; the place where it lies, or null when it was not taken. */
  const store = async (): Promise<SavedDraft | null> => {
    setChecked(true);
    if (!checked.success) focusWrong();
    if (!checked.success || save.isPending) return null;
    try {
      const { documentId, version } = await save.mutateAsync({ ...sent, idempotencyKey: key });
      forgetDraft(kind.name, saved?.documentId);
      setKept(false);
      setSaved({ documentId, version });
      setKey(newCommandKey());
      return { documentId, version };
    } catch {
      // The failure itself is shown from the mutation; here the text is brought to safety.
      setKept(keepDraft(kind.name, saved?.documentId, draft));
      return null;
    }
  };
  const storeAndSay = async () => {
    if (await store()) toasts.show({ tone: 'success', title: say('memo.saved') });
  };
  return {
    draft,
    change,
    saved,
    store,
    storeAndSay,
    isKept,
    error: (field: string) => errors[field] ?? null,
    failure: save.error,
    isSaving: save.isPending,
  };
}
