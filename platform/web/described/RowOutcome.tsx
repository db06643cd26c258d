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
import { TakenRow } from './TakenRow.tsx';
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

/**
 * Above the fields, after saving failed: somebody saved first, somebody has the code of a new row, or nobody
 * knows whether it was saved.
 */
export function RowOutcome({ table, base, form, onTake, onClose }: RowOutcomeProps) {
  const say = useWords(describedWords);
  const toasts = useToasts();
  const lookAtTable = useLookAtTable(table.code);
  // The failure after which it was seen that somebody else saved, and under which code.
  const [other, setOther] = useState<{ readonly after: unknown; readonly code: string } | null>(
    null,
  );
  const { values: draft, failure } = form;
  if (!failure) return null;
  const isOther = other?.after === failure;
  const isStale = failure instanceof ApiError && failure.code === 'settings.stale';
  if (base && (isStale || isOther)) {
    return <StaleRow {...{ table, code: base.code, draft, onTake }} />;
  }
  const code = base?.code ?? textOf(draft, 'code');
  const taken = isOther ? other.code : takenCode(failure);
  if (!base && taken !== null) {
    // Gone as soon as another code is typed.
    return taken === code ? <TakenRow {...{ table, code, draft }} /> : null;
  }
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
      onOther={() => setOther({ after: failure, code })}
    />
  );
}

/** The code of a new row that another one has, where that was the refusal. */
const takenCode = (failure: unknown): string | null =>
  failure instanceof ApiError && failure.code === 'settings.code-taken'
    ? String(failure.params['code'] ?? '')
    : null;
