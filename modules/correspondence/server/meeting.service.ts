import type { OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { foldForSearch } from '@sarn/search/contract';
import { searchPattern } from '@sarn/search/server';
import { mostMeetings } from '../contract/index.ts';
import type { findMeetings } from '../contract/index.ts';
import { listMeetings } from './meeting.store.ts';

/** Meetings by a part of their name; a name typed in two ways is one meeting. */
export async function meetings(
  h: Handle,
  { principals, id }: Caller,
  text: string,
): Promise<OutputOf<typeof findMeetings>> {
  const found = await listMeetings(h, principals, id, searchPattern(foldForSearch(text)));
  const rows = new Map<string, { name: string; numbers: string[] }>();
  for (const { name, number } of found) {
    const key = foldForSearch(name).replaceAll(/\s+/gu, '');
    const row = rows.get(key) ?? { name, numbers: [] };
    if (number !== '') row.numbers.push(number);
    rows.set(key, row);
  }
  return { rows: [...rows.values()].slice(0, mostMeetings) };
}
