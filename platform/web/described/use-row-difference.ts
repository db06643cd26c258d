import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import type { DifferenceLine } from '../stale/ComparedFields.tsx';
import { differing, startOf } from './row-draft.ts';
import type { RowDraft } from './row-draft.ts';
import { useFieldNames } from './RowRecord.tsx';

/** What a saved row and what is typed have in each field in which they differ, in words. */
export function useRowDifference(table: DescribedTable) {
  const named = useFieldNames(table);
  return (row: SettingRowOut, draft: RowDraft): DifferenceLine[] => {
    const saved = startOf(table, row);
    return differing(table, row, draft).map((name) => ({
      label: named.label(name),
      theirs: named.shown(name, saved[name] ?? null),
      mine: named.shown(name, draft[name] ?? null),
    }));
  };
}
