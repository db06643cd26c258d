import { findSetting } from '@sarn/platform-server';
import type { Handle, SettingsTable } from '@sarn/platform-server';
import { StampPlace, stampPlaceTable, usualStampPlace } from '../contract/index.ts';

/** The described table of one row. */
export const stampPlaces: SettingsTable = {
  table: stampPlaceTable,
  sqlTable: 'receive_stamp_place',
};

/** What the agency set last. */
export async function stampPlaceOf(h: Handle): Promise<StampPlace> {
  const row = await findSetting(h, stampPlaces, 'usual');
  return row ? StampPlace.parse(row.values) : usualStampPlace;
}
