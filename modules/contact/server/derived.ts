import type { Platform, Tx } from '@sarn/platform-server';
import { foldForSearch } from '@sarn/search/contract';
import { letterKey } from '../contract/index.ts';
import { findPartnerTexts, setDerived } from './partner.store.ts';

/** Writes anew what the search of the address book and the prefixes read; in the transaction of a change. */
export async function refreshDerived(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  code: string,
): Promise<void> {
  const found = await findPartnerTexts(tx, code);
  if (!found) return;
  await setDerived(tx, code, {
    searchText: foldForSearch(found.texts.join(' ')),
    keys: found.prefixes.map(letterKey),
    isInUse: found.isInUse,
    at: clock.now().toISOString(),
  });
}
