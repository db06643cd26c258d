import { MemoToSave, WholeMemo } from '@sarn/correspondence/contract';
import { BesidePages } from '../draft/BesidePages.tsx';
import { DraftEditor } from '../draft/DraftEditor.tsx';
import { useDraftForm } from '../draft/use-draft-form.ts';
import type { OpenedDraft } from '../draft/saved-draft.ts';
import { useSaveMemo } from '../draft/draft.client.ts';
import { memoPath } from '../draft/paths.ts';
import { memoOf, toMemoInput } from './memo-draft.ts';
import type { MemoDraft } from './memo-draft.ts';
import { MemoFields } from './MemoFields.tsx';

interface MemoEditorProps {
  readonly start: MemoDraft;
  readonly startSaved: OpenedDraft | null;
}

const memo = {
  name: 'memo',
  schema: MemoToSave,
  wholeSchema: WholeMemo,
  toInput: toMemoInput,
  draftOf: memoOf,
  pathOf: memoPath,
};

/** A memo while it is written. */
export function MemoEditor({ start, startSaved }: MemoEditorProps) {
  const form = useDraftForm(memo, { start, startSaved }, useSaveMemo());
  const { values, documentId } = form;
  const files = values.files.map(({ name }) => name);
  return (
    <BesidePages text={{ ...values, kind: 'inside', files, documentId }}>
      <DraftEditor form={form}>
        <MemoFields
          key={form.revision}
          draft={values}
          change={form.change}
          error={form.error}
          onBusy={form.wait}
        />
      </DraftEditor>
    </BesidePages>
  );
}
