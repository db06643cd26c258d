import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { useState } from 'react';
import { ApiError, isUnreached } from '../api/api-error.ts';
import { useToasts } from '../overlay/toasts.ts';
import { useWords } from '../words/words.ts';
import { useLookAtTable } from './described.client.ts';
import { textOf } from './row-draft.ts';
import type { RowDraft } from './row-draft.ts';
import { SavedOrNot } from './SavedOrNot.tsx';
import { StaleRow } from './StaleRow.tsx';
import { describedWords } from './words/described-words.ts';

interface RowOutcomeProps {
  readonly table: DescribedTable;
  /** As it was read; null for a new row. */
  readonly base: SettingRowOut | null;
  readonly form: {
    readonly values: RowDraft;
    readonly failure: unknown;
    readonly leave: () => void;
  };
  /** The row as it is now, and the values to go on with. */
  readonly onTake: (now: SettingRowOut, draft: RowDraft) => void;
  readonly onClose: () => void;
}

/** Above the fields, after saving failed: somebody saved first, or nobody knows whether it was saved. */
export function RowOutcome({ table, base, form, onTake, onClose }: RowOutcomeProps) {
  const say = useWords(describedWords);
  const toasts = useToasts();
  const lookAtTable = useLookAtTable(table.code);
  // The failure after which it was seen that somebody else saved.
  const [other, setOther] = useState<unknown>(null);
  const { values: draft, failure } = form;
  if (!failure) return null;
  const isStale = failure instanceof ApiError && failure.code === 'settings.stale';
  if (base && (isStale || other === failure)) {
    return <StaleRow {...{ table, code: base.code, draft, onTake }} />;
  }
  const code = base?.code ?? textOf(draft, 'code');
  if (!isUnreached(failure) || code === '') return null;
  return (
    <SavedOrNot
      {...{ table, code, base, draft }}
      onSaved={() => {
        lookAtTable();
        toasts.show({ tone: 'success', title: say('form.saved') });
        form.leave();
        onClose();
      }}
      onOther={() => setOther(failure)}
    />
  );
}
