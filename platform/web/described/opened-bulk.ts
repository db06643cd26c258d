import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { useEffect, useState } from 'react';
import { ownSearch } from '../own-address.ts';
import type { useWholeChoice } from '../display/use-whole-choice.ts';
import { paramsOf } from './list-address.ts';

const bulkActs = ['end', 'reopen', 'change', 'own'] as const;
/** What is done with the chosen rows of a list. */
export type BulkAct = (typeof bulkActs)[number];

/** What was open, and for which rows. */
interface OpenBulk {
  readonly act: BulkAct;
  readonly codes: readonly string[];
}

const parameter = 'bulk';
const placeOf = ({ code }: DescribedTable): string => `sarn_bulk:${code}`;

/**
 * What is open in the address (`?bulk=change`), with the rows that were chosen for it: these are kept in this
 * tab, because an address has no room for a thousand of them.
 */
function readOpenBulk(table: DescribedTable): OpenBulk | null {
  const named = paramsOf(table).get(parameter);
  const act = bulkActs.find((one) => one === named);
  if (!act) return null;
  const codes = readCodes(table);
  return codes.length === 0 ? null : { act, codes };
}

function readCodes(table: DescribedTable): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(table)) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    // A browser that forbids storage has kept none.
    return [];
  }
}

function writeOpenBulk(table: DescribedTable, open: OpenBulk | null): void {
  ownSearch({ [parameter]: open?.act ?? null });
  try {
    if (open) sessionStorage.setItem(placeOf(table), JSON.stringify(open.codes));
    else sessionStorage.removeItem(placeOf(table));
  } catch {
    // It is not opened again after a refresh.
  }
}

/** The codes that were chosen before a refresh, for what was open then; read once. */
export function useChosenBefore(table: DescribedTable): OpenBulk | null {
  const [before] = useState(() => readOpenBulk(table));
  return before;
}

type Choice = Pick<ReturnType<typeof useWholeChoice<SettingRowOut>>, 'chosenRows' | 'takeOnly'>;

/**
 * What is open for the chosen rows. What was open before a refresh is open again once its rows are there: rows of
 * other pages are read first, so that nothing is done with some of them only.
 */
export function useOpenedBulk(
  table: DescribedTable,
  before: OpenBulk | null,
  rows: readonly SettingRowOut[] | undefined,
  { chosenRows, takeOnly }: Choice,
) {
  const [opened, setOpened] = useState<BulkAct | null>(null);
  const [waiting, setWaiting] = useState(before);
  // None of the rows is there any more: it does not open for those that are chosen next.
  if (opened !== null && chosenRows.length === 0) setOpened(null);
  useEffect(() => {
    if (!waiting || !rows) return;
    setWaiting(null);
    const shown = new Set(rows.map(({ code }) => code));
    if (waiting.codes.every((code) => shown.has(code))) setOpened(waiting.act);
    else takeOnly(new Set(waiting.codes), () => setOpened(waiting.act));
  }, [waiting, rows, takeOnly]);
  return {
    opened,
    open: (act: BulkAct, chosen: readonly SettingRowOut[]) => {
      writeOpenBulk(table, { act, codes: chosen.map(({ code }) => code) });
      setOpened(act);
    },
    close: () => {
      writeOpenBulk(table, null);
      setOpened(null);
    },
  };
}
