import type { PickedFile } from '@sarn/file/web';
import {
  call,
  newCommandKey,
  useFieldErrors,
  useForm,
  useMounted,
  useWords,
} from '@sarn/platform-web';
import type { FieldErrors, Form } from '@sarn/platform-web';
import { usualSpeed } from '@sarn/document-classes/contract';
import { IncomingRegistration, isEmptyField, registerIncoming } from '@sarn/intake/contract';
import type { AskedFieldName } from '@sarn/intake/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { startValues, useAskedFields, useNeeded } from '../registration/use-asked-fields.ts';
import { useUsualAddressee } from '../register/use-usual-addressee.ts';
import { emptyBatch, linesFor, toRegistration, withLine } from './batch.ts';
import type { BatchEntry, BatchShared } from './batch.ts';
import { batchWords } from './words/batch-words.ts';

/** The result of one letter. */
export type LineResult =
  | { readonly state: 'sending' }
  | { readonly state: 'done'; readonly documentId: string; readonly receiveNo: string }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Runs a batch registration: one request and one transaction for each letter, one after the other
 * in the order of the rows, so that their numbers are consecutive. A row that failed can be
 * corrected and sent again; rows that have a number stay as they are.
 */
export function useBatchRegistration() {
  const say = useWords(batchWords);
  const client = useQueryClient();
  const { ofInput } = useFieldErrors();
  const { results, isDone, send, forget, forgetAll } = useRegistering();
  const isOpen = useMounted();
  const asked = useAskedFields('bag');
  const needed = useNeeded(asked);
  const errorsIn = (line: BatchEntry, shared: BatchShared) =>
    isDone(line)
      ? {}
      : {
          ...needed(toRegistration(line, shared)),
          ...ofInput(IncomingRegistration, toRegistration(line, shared)),
        };
  const form = useForm({
    name: 'incoming.batch',
    start: emptyBatch,
    // What has its number must not be offered again, or it would be registered twice.
    withoutSecrets: (values) => ({
      ...values,
      lines: values.lines.filter((line) => !isDone(line)),
    }),
    check: ({ lines, shared }) => ({
      lines: lines.some((line) => Object.keys(errorsIn(line, shared)).length > 0) && say('mend'),
    }),
    send: async ({ lines, shared }) => {
      for (const line of lines.filter((one) => !isDone(one))) {
        // Leaving the page stops it: letters with a number keep it, the rest is not sent.
        if (!isOpen.current) break;
        await send(line, shared);
      }
      await client.invalidateQueries({ queryKey: ['registry'] });
      return true;
    },
  });
  const { lines, shared } = form.values;
  useStartValues(form, asked);
  return {
    form,
    shared,
    asked,
    lines,
    results,
    due: lines.filter((line) => !isDone(line)),
    changeShared: (part: Partial<BatchShared>) => {
      form.change((known) => ({ shared: { ...known.shared, ...part } }));
      forgetAll();
    },
    setFiles: (files: readonly PickedFile[]) =>
      form.change((known) => ({ lines: linesFor(files, known.lines) })),
    change: (id: string, part: Partial<BatchEntry>) => {
      form.change((known) => ({ lines: withLine(known.lines, id, part) }));
      forget(id);
    },
    fill: (id: string, part: Partial<BatchEntry>) =>
      form.adopt((known) => ({ lines: withLine(known.lines, id, part) })),
    errorsOf: (line: BatchEntry): FieldErrors =>
      form.error('lines') === null ? {} : errorsIn(line, shared),
  };
}

/**
 * Sends one letter after the other and keeps the result of each. A letter keeps the key of its command
 * until it is changed, so that a repeated request does not give it a second number.
 */
function useRegistering() {
  const [results, setResults] = useState<ReadonlyMap<string, LineResult>>(new Map());
  const keys = useRef(new Map<string, string>());
  const keep = (id: string, result: LineResult) =>
    setResults((known) => new Map(known).set(id, result));
  const send = async (line: BatchEntry, shared: BatchShared) => {
    const { id } = line.file;
    keep(id, { state: 'sending' });
    const idempotencyKey = keys.current.get(id) ?? newCommandKey();
    keys.current.set(id, idempotencyKey);
    keep(id, await register(toRegistration(line, shared), idempotencyKey));
  };
  return {
    results,
    isDone: (line: BatchEntry) => results.get(line.file.id)?.state === 'done',
    send,
    // The next request differs from the refused one, so it is a different command.
    forget: (id: string) => void keys.current.delete(id),
    forgetAll: () => keys.current.clear(),
  };
}

/** Fills the shared fields of a new batch: its addressee, and the values that the agency set for them. */
function useStartValues(
  form: Pick<Form<typeof emptyBatch, boolean, 'submit'>, 'values' | 'kept' | 'adopt'>,
  asked: ReturnType<typeof useAskedFields>,
) {
  const { lines, shared } = form.values;
  const fill = useEffectEvent(() => {
    const isUntouched = (name: AskedFieldName) =>
      name === 'speed' ? shared.speed === usualSpeed : isEmptyField(name, shared);
    const values = startValues(asked ?? [], isUntouched);
    if (Object.keys(values).length > 0) {
      form.adopt((known) => ({ shared: { ...known.shared, ...values } }));
    }
  });
  useUsualAddressee(shared.addressee === '' && form.kept === null, (addressee) =>
    form.adopt((known) => ({ shared: { ...known.shared, addressee } })),
  );
  const isNew = asked !== undefined && lines.length === 0 && form.kept === null;
  useEffect(() => {
    if (isNew) fill();
  }, [isNew]);
}

/** Registers one letter; a failure is returned, to be shown in its row. */
async function register(
  sent: ReturnType<typeof toRegistration>,
  idempotencyKey: string,
): Promise<LineResult> {
  try {
    const { documentId, receiveNo } = await call(registerIncoming, sent, { idempotencyKey });
    return { state: 'done', documentId, receiveNo: receiveNo ?? '' };
  } catch (error) {
    return { state: 'failed', error };
  }
}
