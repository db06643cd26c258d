import { useCommandKey, useFocusWrong, useWords } from '@sarn/platform-web';
import type { SentAnswer } from '@sarn/document/contract';
import { useState } from 'react';
import { sentCapacity, usualCapacity } from './capacity-choice.ts';
import { useAct } from '../registry.client.ts';
import { registryWords } from '../words/registry-words.ts';
import type { ActContext, OpenForm } from './act-form.ts';
import { fieldErrors } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';

/** What the server answered to an act. */
export interface ActDone {
  readonly documentId: string;
  /** The number given by it, `n/BBBB`; null when it gives none. */
  readonly number: string | null;
}

/**
 * The state behind one opened question: draft, checks by the contract's own schema, sending.
 *
 * The key stays the same until the form is closed, so a repeated press cannot act twice.
 */
export function useActForm(
  { checked, isSending, fields }: OpenForm<SentAnswer>,
  context: ActContext,
  onDone: (done: ActDone) => void,
  formId: string,
) {
  const { detail, may } = context;
  const say = useWords(registryWords);
  const [isChecked, setChecked] = useState(false);
  const [capacity, setCapacity] = useState(() => usualCapacity(may.seats));
  const act = useAct(detail.id);
  const { key, renew } = useCommandKey();
  const focusWrong = useFocusWrong(formId);
  // What is sent next differs from what was refused, so it is another command.
  const renewRefused = () => {
    if (act.isError) renew();
  };
  // Sentences come with the first press and go one by one as the fields are mended.
  const errors: FieldErrors =
    isChecked && !checked.success ? fieldErrors(checked.issues, checked.input, say) : {};
  const send = () => {
    setChecked(true);
    if (!checked.success) return focusWrong();
    if (act.isPending) return;
    const sent = {
      on: may.on,
      targetId: may.targetId,
      act: may.act,
      version: detail.version,
      ...sentCapacity(capacity),
      ...checked.answer,
      idempotencyKey: key,
    };
    // The promise and not the callback of `mutate`, which is not called once the form is gone: the
    // page looks again before the answer is here, and may find that there is nothing left to do.
    act.mutateAsync(sent).then(
      ({ documentId, number }) => onDone({ documentId, number }),
      () => {
        // Shown as `failure`, which the mutation keeps.
      },
    );
  };
  return {
    isSending,
    fields: fields({ error: (field) => errors[field] ?? null, onChange: renewRefused }),
    seat: capacity,
    chooseCapacity: (chosen: typeof capacity) => {
      setCapacity(chosen);
      renewRefused();
    },
    send,
    hasErrors: Object.keys(errors).length > 0,
    isPending: act.isPending,
    failure: act.error,
  };
}
