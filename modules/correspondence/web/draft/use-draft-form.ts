import { useFieldErrors, useForm, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import type { z } from 'zod';
import { registryWords } from '@sarn/document/web';
import { ownAddress } from './own-address.ts';

/** A draft as the server has it. */
export interface SavedDraft {
  readonly documentId: string;
  readonly version: number;
}

/** How the form of a document written in the agency becomes a call. */
export interface DraftKind<D extends object, I extends Record<string, unknown>> {
  /** Names its form among those of other kinds. */
  readonly name: string;
  /** Schema of the call, with the limits of the fields. */
  readonly schema: z.ZodType;
  readonly toInput: (draft: D) => I;
  /** Where a saved draft is edited. */
  readonly pathOf: (documentId: string) => string;
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
  const [savedId, setSavedId] = useState(begin.startSaved?.documentId);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const inputOf = ({ draft, saved }: Values<D>) => ({ ...kind.toInput(draft), ...saved });
  const form = useForm({
    name: `draft.${kind.name}`,
    about: savedId,
    // The version is kept with the text: continued later, it does not replace what another window
    // has saved meanwhile.
    start: { draft: begin.start, saved: begin.startSaved },
    check: (values) => ofInput(kind.schema, inputOf(values)),
    send: (values, { idempotencyKey }) => save.mutateAsync({ ...inputOf(values), idempotencyKey }),
    onDone: ({ documentId, version }) => {
      form.adopt({ saved: { documentId, version } });
      setSavedId(documentId);
      setSavedAt(new Date().toISOString());
      ownAddress(kind.pathOf(documentId));
    },
  });
  const { draft } = form.values;
  const storeAndSay = async () => {
    if (await form.submit()) toasts.show({ tone: 'success', title: say('memo.saved') });
  };
  const change = (part: Partial<D>) =>
    form.change((known) => ({ draft: { ...known.draft, ...part } }));
  return { ...form, values: draft, change, savedAt, storeAndSay };
}

interface Values<D> {
  readonly draft: D;
  readonly saved: SavedDraft | null;
}
