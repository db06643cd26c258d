import { listOffered } from '@sarn/platform-server';
import type { Handle, SettingsTable } from '@sarn/platform-server';
import { phraseTable } from '../contract/index.ts';
import type { AgencyPhrase, AgencyPhraseRow } from '../contract/index.ts';

/** The described table of the phrases of the agency. */
export const agencyPhrases: SettingsTable = { table: phraseTable, sqlTable: 'agency_phrase' };

/** Those offered on a day. */
export async function readAgencyPhrases(h: Handle, today: string): Promise<AgencyPhrase[]> {
  const rows = await listOffered(h, agencyPhrases, today, null);
  return rows.map(({ code, nameTh: text, values }) => ({
    ...{ code, text },
    use: (values as Pick<AgencyPhraseRow, 'use'>).use,
  }));
}
