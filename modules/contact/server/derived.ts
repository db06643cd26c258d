import type { Platform, Tx } from '@sarn/platform-server';
import { foldForSearch } from '@sarn/search/contract';
import { letterKey } from '../contract/index.ts';
import { listPartnerTexts, setDerived } from './partner.store.ts';

/** Writes anew what the search of the address book and the prefixes read; in the transaction of a change. */
export async function refreshDerived(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  codes: readonly string[],
): Promise<void> {
  const found = await listPartnerTexts(tx, codes);
  const at = clock.now().toISOString();
  const rows = found.map(({ code, texts, prefixes, isInUse }) => ({
    ...{ code, isInUse, searchText: foldForSearch(texts.join(' ')), keys: prefixes.map(letterKey) },
  }));
  await setDerived(tx, rows, at);
}
