import {
  keptRest,
  ownAddress,
  undecided,
  useFieldErrors,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { LeftOutField, PastedRest } from '@sarn/platform-web';
import { useState } from 'react';
import type { DocumentDetail } from '@sarn/document/contract';
import type { z } from 'zod';
import { registryWords } from '@sarn/document/web';
import { useDifference } from './difference/use-difference.ts';
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
  begin: Begin<D>,
  save: { readonly mutateAsync: (sent: Sent<I>) => Promise<SavedDraft> },
) {
  const say = useWords(registryWords);
  const toasts = useToasts();
  const { ofInput } = useFieldErrors();
  const { startSaved, savedId, savedAt, base, keepSaved } = useSaved(begin);
  const inputOf = ({ draft, saved }: Values<D>) => ({ ...kind.toInput(draft), ...saved });
  const form = useForm({
    name: `draft.${kind.name}`,
    about: savedId,
    // The version is kept with the text: continued later, it does not replace what another window
    // has saved meanwhile.
    start: { draft: begin.start, saved: startSaved, leftOut: noRest },
    // Passwords there are none; pictures may be too large to be kept.
    withoutSecrets: (values) => ({ ...values, leftOut: keptRest(values.leftOut) }),
    ways: ['send', 'save'],
    check: (values, way) =>
      ofInput(way === 'send' ? kind.wholeSchema : kind.schema, inputOf(values)),
    send: (values, { idempotencyKey }) => save.mutateAsync({ ...inputOf(values), idempotencyKey }),
    onDone: ({ documentId, version }, sent, way) => {
      form.adopt({ saved: { documentId, version } });
      if (way === 'save') keepUndecided(form, sent.leftOut);
      keepSaved({ documentId, version, savedAt: new Date().toISOString() }, sent.draft);
      ownAddress(kind.pathOf(documentId));
    },
  });
  const { draft } = form.values;
  const storeAndSay = async () => {
    if (await form.submit('save')) toasts.show({ tone: 'success', title: say('memo.saved') });
  };
  const change = (part: Partial<D>) =>
    form.change((known) => ({ draft: { ...known.draft, ...part } }));
  /** As `change`, for fields that have a state of their own too. */
  const fill = (part: Readonly<Record<string, unknown>>) =>
    form.put((known) => ({ draft: { ...known.draft, ...part } }));
  const difference = useDifference({
    failure: form.failure,
    draft,
    saved: form.values.saved,
    base: base?.version === form.values.saved?.version ? (base?.draft ?? null) : null,
    draftOf: kind.draftOf,
    onChosen: (chosen) => {
      const { saved } = chosen;
      keepSaved({ ...saved, savedAt: chosen.savedAt }, chosen.theirs);
      if (chosen.isAllTheirs) return form.reset({ draft: chosen.draft, saved, leftOut: noRest });
      form.put({ draft: chosen.draft, saved });
      void storeAndSay();
    },
  });
  const leftOut: LeftOutField = {
    value: form.values.leftOut,
    onChange: (make) => form.change((known) => ({ leftOut: make(known.leftOut) })),
  };
  const isUnsaved = form.isDirty && !isSame(base?.draft, draft);
  return {
    ...{ ...form, values: draft, change, fill, savedAt, isUnsaved, storeAndSay, difference },
    leftOut,
    documentId: savedId ?? null,
  };
}

interface Begin<D> {
  readonly start: D;
  readonly startSaved: OpenedDraft | null;
}

/** What the server has of the draft: its id, when it was saved, and the text of that version. */
function useSaved<D extends object>({ start, startSaved: opened }: Begin<D>) {
  const startSaved = opened && { documentId: opened.documentId, version: opened.version };
  const [savedId, setSavedId] = useState(opened?.documentId);
  const [savedAt, setSavedAt] = useState(opened?.savedAt ?? null);
  // What both began with, where somebody else saves meanwhile.
  const [base, setBase] = useState(startSaved && { version: startSaved.version, draft: start });
  const keepSaved = (saved: OpenedDraft, draft: D) => {
    setBase({ version: saved.version, draft });
    setSavedId(saved.documentId);
    setSavedAt(saved.savedAt);
  };
  return { startSaved, savedId, savedAt, base, keepSaved };
}

const isSame = (one: object | undefined, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const noRest: readonly PastedRest[] = [];

type SetLeftOut = (part: { readonly leftOut: readonly PastedRest[] }) => void;

/** A table that is neither in the text nor attached is not saved with it: it stays unsent, and is asked about. */
function keepUndecided(
  form: { readonly adopt: SetLeftOut; readonly change: SetLeftOut },
  rest: readonly PastedRest[],
): void {
  const open = undecided(rest);
  if (open.length === 0) return;
  form.adopt({ leftOut: noRest });
  form.change({ leftOut: open });
}

interface Values<D> {
  readonly draft: D;
  readonly saved: SavedDraft | null;
  /** What was pasted into the text and cannot be part of it. */
  readonly leftOut: readonly PastedRest[];
}
