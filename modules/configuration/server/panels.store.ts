import { listAllSettings } from '@sarn/platform-server';
import type { Handle, SettingsTable } from '@sarn/platform-server';
import { panelTable } from '../contract/index.ts';

/** The table of panels with its SQL table. */
export const panelSettings: SettingsTable = { table: panelTable, sqlTable: 'document_panel' };

/** A panel as the agency set it. */
export interface SetPanel {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly rows: number;
  readonly newDays: number;
  readonly seenBy: 'all' | 'heads' | 'clerks';
  readonly shown: 'file' | 'on' | 'off';
}

/** In the order of the agency. */
export async function listPanels(h: Handle): Promise<SetPanel[]> {
  const rows = await listAllSettings(h, panelSettings);
  return rows.map(({ code, nameTh, nameEn, values: { rowsShown, newDays, seenBy, shown } }) => ({
    ...{ code, nameTh, nameEn: nameEn || nameTh },
    ...{ rows: Number(rowsShown), newDays: Number(newDays) },
    seenBy: seenBy === 'heads' || seenBy === 'clerks' ? seenBy : 'all',
    shown: shown === 'on' || shown === 'off' ? shown : 'file',
  }));
}
