import {
  bookGroups,
  categories,
  commandTypes,
  documentTypes,
  salutations,
  speeds,
} from '@sarn/document-classes/server';
import { listOffered } from '@sarn/platform-server';
import type { Handle, SettingsTable } from '@sarn/platform-server';
import type { TemplateContent } from '../contract/index.ts';

/** Of which table of settings a field is a row. */
const tables = {
  speed: speeds,
  bookGroupCode: bookGroups,
  categoryCode: categories,
  subTypeCode: documentTypes,
  salutation: salutations,
  commandType: commandTypes,
} as const satisfies Partial<Record<keyof TemplateContent, SettingsTable>>;

/** The content without codes of rows that are not offered on the day: the form keeps its own there. */
export async function withOfferedCodes(
  h: Handle,
  content: TemplateContent,
  today: string,
): Promise<TemplateContent> {
  const kept = { ...content };
  for (const field of Object.keys(tables) as (keyof typeof tables)[]) {
    const code = kept[field];
    if (code === undefined || code === '') continue;
    const rows = await listOffered(h, tables[field], today, null);
    if (!rows.some((row) => row.code === code)) delete kept[field];
  }
  return kept;
}
