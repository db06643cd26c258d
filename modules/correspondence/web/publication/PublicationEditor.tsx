import type { PublicationKind } from '@sarn/document/contract';
import { useMemo } from 'react';
import { BesidePages } from '../draft/BesidePages.tsx';
import { DraftEditor } from '../draft/DraftEditor.tsx';
import { useDraftForm } from '../draft/use-draft-form.ts';
import type { OpenedDraft } from '../draft/saved-draft.ts';
import { useSavePublication } from '../draft/draft.client.ts';
import { publicationDraftKind, writtenPublication } from './publication-draft.ts';
import type { PublicationPageDraft } from './publication-draft.ts';
import { PublicationFields } from './PublicationFields.tsx';

interface PublicationEditorProps {
  readonly kind: PublicationKind;
  readonly start: PublicationPageDraft;
  readonly startSaved: OpenedDraft | null;
}

/** A document of a published kind while it is written. */
export function PublicationEditor({ kind, start, startSaved }: PublicationEditorProps) {
  const draftKind = useMemo(() => publicationDraftKind(kind), [kind]);
  const form = useDraftForm(draftKind, { start, startSaved }, useSavePublication());
  return (
    <BesidePages text={writtenPublication(kind, form.values, form.documentId)}>
      <DraftEditor form={form}>
        <PublicationFields
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
