import { isOffered, listSettingOptions } from '@sarn/kernel';
import type { SettingRow, SettingValues } from '@sarn/kernel';
import { call, useChanges } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

/** As the settings pages call it: who saves there sees it here at once. */
const root = 'settings';

/** A row with its own fields. */
export interface ClassRow extends SettingRow {
  readonly values: SettingValues;
  /** Limited to units of which the reader is in none: no form offers it. */
  readonly isForOthers?: true | undefined;
}

/** Fetches a table again when somebody changed it: once for a page, not for each badge on it. */
export function useClassRowsLive(): void {
  useChanges(
    root,
    (change, { queryKey }) => change.kind === 'settings' && change.id === queryKey[1],
  );
}

/**
 * All rows of the described table of this code, also those that ended: documents carry them. Fetched once, and
 * again when somebody changed the table (`useClassRowsLive`). Undefined until they are known.
 */
export function useClassRows(code: string): readonly ClassRow[] | undefined {
  const { data } = useQuery({
    queryKey: [root, code, 'all'],
    queryFn: ({ signal }) => call(listSettingOptions, { table: code, withEnded: true }, { signal }),
    staleTime: Infinity,
  });
  return data?.rows;
}

/** Rows that a form offers on a day, and the one that it carries already. */
export const offeredRows = (
  rows: readonly ClassRow[],
  today: string,
  carried: string,
): readonly ClassRow[] =>
  rows.filter((row) => row.code === carried || (isOffered(row, today) && row.isForOthers !== true));
