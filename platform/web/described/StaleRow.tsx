import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../shown/relative-date.ts';
import { StaleDifference } from '../stale/StaleDifference.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { readSettingRow } from './described.client.ts';
import { startOf } from './row-draft.ts';
import type { RowDraft } from './row-draft.ts';
import { useRowDifference } from './use-row-difference.ts';
import { describedWords } from './words/described-words.ts';

interface StaleRowProps {
  readonly table: DescribedTable;
  readonly code: string;
  readonly draft: RowDraft;
  /** The row as it is now, and the values to go on with. */
  readonly onTake: (now: SettingRowOut, draft: RowDraft) => void;
}

/** Somebody saved first: both values of each field that differs, and which to go on with (R1). */
export function StaleRow({ table, code, draft, onTake }: StaleRowProps) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const differenceOf = useRowDifference(table);
  const found = useQuery({
    queryKey: ['settings', table.code, 'stale', code],
    queryFn: () => readSettingRow(table.code, code),
    gcTime: 0,
  });
  if (!found.data) return null;
  const { row, history } = found.data;
  const [last] = history;
  const told = last && {
    told: say('stale.text', { name: last.personName, at: formatMoment(last.at, language) }),
  };
  return (
    <StaleDifference
      {...told}
      lines={differenceOf(row, draft)}
      onTakeTheirs={() => onTake(row, startOf(table, row))}
      onKeepMine={() => onTake(row, draft)}
    />
  );
}
