import { useWords } from '@sarn/platform-web';
import type { LetterKind } from '@sarn/document/contract';
import { useMemo } from 'react';
import { BesidePages } from '../draft/BesidePages.tsx';
import { DraftEditor } from '../draft/DraftEditor.tsx';
import { useDraftForm } from '../draft/use-draft-form.ts';
import type { OpenedDraft } from '../draft/saved-draft.ts';
import { useSaveLetter } from './letter.client.ts';
import { letterDraftKind, writtenLetter } from './letter-draft.ts';
import type { LetterPageDraft } from './letter-draft.ts';
import { LetterFields } from './LetterFields.tsx';
import { letterWords } from './words/letter-words.ts';

interface LetterEditorProps {
  readonly kind: LetterKind;
  readonly start: LetterPageDraft;
  readonly startSaved: OpenedDraft | null;
}

const submitKeys = {
  outgoing: 'usual',
  stamp: 'stamp',
  guaranty: 'usual',
  note: 'note',
  other: 'other',
} as const satisfies Record<LetterKind, string>;

/** A document of the kinds of `letterRules` while it is written. */
export function LetterEditor({ kind, start, startSaved }: LetterEditorProps) {
  const say = useWords(letterWords);
  const draftKind = useMemo(() => letterDraftKind(kind), [kind]);
  const form = useDraftForm(draftKind, { start, startSaved }, useSaveLetter());
  return (
    <BesidePages text={writtenLetter(kind, form.values, form.documentId)}>
      <DraftEditor form={form} submitLabel={say(`submit.${submitKeys[kind]}`)}>
        <LetterFields
          key={form.revision}
          kind={kind}
          draft={form.values}
          change={form.change}
          error={form.error}
          onBusy={form.wait}
        />
      </DraftEditor>
    </BesidePages>
  );
}
