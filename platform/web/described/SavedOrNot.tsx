import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Button } from '../action/Button.tsx';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../words/error-text.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { readSettingRow } from './described.client.ts';
import { differing } from './row-draft.ts';
import type { RowDraft } from './row-draft.ts';
import { describedWords } from './words/described-words.ts';

interface SavedOrNotProps {
  readonly table: DescribedTable;
  readonly code: string;
  /** As it was read; null for a new row. */
  readonly base: SettingRowOut | null;
  readonly draft: RowDraft;
  readonly onSaved: () => void;
  /** Somebody else saved something else meanwhile. */
  readonly onOther: () => void;
}

/** The connection was cut before the answer came: looks whether the row is saved, before it is sent again. */
export function SavedOrNot({ table, code, base, draft, onSaved, onOther }: SavedOrNotProps) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const look = useMutation({
    mutationFn: () => stateOf(table, code, { base, draft }),
    onSuccess(state) {
      if (state === 'saved') onSaved();
      if (state === 'other') onOther();
    },
  });
  return (
    <div className="described-unknown" role="status">
      <p>{say(look.data === 'not' ? 'unknown.not' : 'unknown.text')}</p>
      {look.error && <p className="s-field-error">{errorText(look.error, language)}</p>}
      <Button
        size="s"
        icon={<Search size={16} aria-hidden="true" />}
        isPending={look.isPending}
        onPress={() => look.mutate()}
      >
        {say('unknown.look')}
      </Button>
    </div>
  );
}

async function stateOf(
  table: DescribedTable,
  code: string,
  { base, draft }: Pick<SavedOrNotProps, 'base' | 'draft'>,
): Promise<'saved' | 'not' | 'other'> {
  try {
    const { row } = await readSettingRow(table.code, code);
    if (row.version === base?.version) return 'not';
    return differing(table, row, { ...draft, code }).length === 0 ? 'saved' : 'other';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'platform.not-found') return 'not';
    throw error;
  }
}
