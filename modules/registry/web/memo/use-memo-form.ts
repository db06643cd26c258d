import { newCommandKey, useToasts, useWords } from '@sarn/platform-web';
import { saveMemo } from '@sarn/registry/contract';
import { useState } from 'react';
import { fieldErrors } from '../act/field-errors.ts';
import { useFocusWrong } from '../act/use-focus-wrong.ts';
import type { FieldErrors } from '../act/field-errors.ts';
import { useSaveMemo } from '../registry.client.ts';
import { registryWords } from '../words/registry-words.ts';
import { forgetMemo, keepMemo } from './kept-memo.ts';
import { toMemoInput } from './memo-draft.ts';
import type { MemoDraft } from './memo-draft.ts';

interface Saved {
  readonly documentId: string;
  readonly version: number;
}

/** State of the memo page: the text, what is wrong with it, and what the server has of it. */
export function useMemoForm(start: MemoDraft, startSaved: Saved | null, formId: string) {
  const say = useWords(registryWords);
  const toasts = useToasts();
  const [draft, setDraft] = useState(start);
  const [saved, setSaved] = useState(startSaved);
  const [isChecked, setChecked] = useState(false);
  const [isKept, setKept] = useState(false);
  const [key, setKey] = useState(newCommandKey);
  const save = useSaveMemo();
  const focusWrong = useFocusWrong(formId);
  const sent = { ...toMemoInput(draft), ...saved };
  const checked = saveMemo.input.safeParse(sent);
  const errors: FieldErrors =
    isChecked && !checked.success ? fieldErrors(checked.error.issues, sent, say) : {};

  const change = (part: Partial<MemoDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    if (save.isError) setKey(newCommandKey());
  };
  /** Saves; the place where it lies, or null when it was not taken. */
  const store = async (): Promise<Saved | null> => {
    setChecked(true);
    if (!checked.success) focusWrong();
    if (!checked.success || save.isPending) return null;
    try {
      const { documentId, version } = await save.mutateAsync({ ...sent, idempotencyKey: key });
      forgetMemo(saved?.documentId);
      setKept(false);
      setSaved({ documentId, version });
      setKey(newCommandKey());
      return { documentId, version };
    } catch {
      // The failure itself is shown from the mutation; here the text is brought to safety.
      setKept(keepMemo(saved?.documentId, draft));
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
