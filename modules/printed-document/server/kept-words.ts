import { civilDateAt } from '@sarn/kernel';
import { listOffered } from '@sarn/platform-server';
import type { Handle, SettingsTable } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { PrintedDocument } from '@sarn/pdf/contract';
import { keptWordTable } from '../contract/index.ts';

/** The described table of words that no line breaks. */
export const keptWordSettings: SettingsTable = { table: keptWordTable, sqlTable: 'kept_word' };

/** Most words that come with one document; a model takes 500 with its names. */
export const mostWords = 400;

/** The document with the words of the agency, which its lines keep whole. */
export async function withKeptWords<T extends PrintedDocument>(
  { platform }: Pick<Dependencies, 'platform'>,
  h: Handle,
  model: T,
): Promise<T> {
  const today = civilDateAt(platform.clock.now());
  const words = (await listOffered(h, keptWordSettings, today, null)).map(({ nameTh }) => nameTh);
  return words.length === 0
    ? model
    : { ...model, keepWhole: [...model.keepWhole, ...words.slice(0, mostWords)] };
}
