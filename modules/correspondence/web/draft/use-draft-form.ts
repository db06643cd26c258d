import { useFieldErrors, useForm, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import type { DocumentDetail } from '@sarn/document/contract';
import type { z } from 'zod';
import { registryWords } from '@sarn/document/web';
import { useDifference } from './difference/use-difference.ts';
import { ownAddress } from './own-address.ts';
import type { OpenedDraft, SavedDraft } from './saved-draft.ts';

/** How the form of a document written in the agency becomes a call. */
export interface DraftKind<D extends object, I extends Record<string, unknown>> {
  /** Names its form among those of other kinds. */
  readonly name: string;
  /** Schema of the call, with the limits of the fields: a draft may have a subject alone. */
  readonly schema: z.ZodType;
  /** The same with what is required before the draft leaves its drafter. */
  readonly wholeSchema: z.ZodType;
  readonly toInput: (draft: D) => I;
  /** The form of a draft as the server has it. */
  readonly draftOf: (detail: DocumentDetail) => D;
  /** Where a saved draft is edited. */
  readonly pathOf: (documentId: string) => string;
}

type Sent<I> = I & { readonly idempotencyKey: string };

/** State of a draft form: the text, its errors, and the version on the server. */
export function useDraftForm<D extends object, I extends Record<string, unknown>>(
  kind: DraftKind<D, I>,
  begin: { readonly start: D; readonly startSaved: OpenedDraft | null },
  save: { readonly mutateAsync: (sent: Sent<I>) => Promise<SavedDraft> },
) {
  const say = useWords(registryWords);
  const toasts = useToasts();
  const { ofInput } = useFieldErrors();
  const [savedId, setSavedId] = useState(begin.startSaved?.documentId);
  const [savedAt, setSavedAt] = useState(begin.startSaved?.savedAt ?? null);
  const startSaved = begin.startSaved && {
    documentId: begin.startSaved.documentId,
    version: begin.startSaved.version,
  };
  // What both began with, where somebody else saves meanwhile.
  const [base, setBase] = useState(
    startSaved && { version: startSaved.version, draft: begin.start },
  );
  const inputOf = ({ draft, saved }: Values<D>) => ({ ...kind.toInput(draft), ...saved });
  const form = useForm({
    name: `draft.${kind.name}`,
    about: savedId,
    // The version is kept with the text: continued later, it does not replace what another window
    // has saved meanwhile.
    start: { draft: begin.start, saved: startSaved },
    ways: ['send', 'save'],
    check: (values, way) =>
      ofInput(way === 'send' ? kind.wholeSchema : kind.schema, inputOf(values)),
    send: (values, { idempotencyKey }) => save.mutateAsync({ ...inputOf(values), idempotencyKey }),
    onDone: ({ documentId, version }, sent) => {
      setBase({ version, draft: sent.draft });
      form.adopt({ saved: { documentId, version } });
      setSavedId(documentId);
      setSavedAt(new Date().toISOString());
      ownAddress(kind.pathOf(documentId));
    },
  });
  const { draft } = form.values;
  const storeAndSay = async () => {
    if (await form.submit('save')) toasts.show({ tone: 'success', title: say('memo.saved') });
  };
  const change = (part: Partial<D>) =>
    form.change((known) => ({ draft: { ...known.draft, ...part } }));
  const difference = useDifference({
    failure: form.failure,
    draft,
    saved: form.values.saved,
    base: base?.version === form.values.saved?.version ? (base?.draft ?? null) : null,
    draftOf: kind.draftOf,
    onChosen: (chosen) => {
      const { saved } = chosen;
      setBase({ version: saved.version, draft: chosen.theirs });
      setSavedAt(chosen.savedAt);
      if (chosen.isAllTheirs) return form.reset({ draft: chosen.draft, saved });
      form.put({ draft: chosen.draft, saved });
      void storeAndSay();
    },
  });
  return { ...form, values: draft, change, savedAt, storeAndSay, difference };
}

interface Values<D> {
  readonly draft: D;
  readonly saved: SavedDraft | null;
}
