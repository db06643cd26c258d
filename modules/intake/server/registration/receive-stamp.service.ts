import { AppError, civilDateAt, formatDate, formatTime } from '@sarn/kernel';
import { listAllSettings } from '@sarn/platform-server';
import type { Caller, Handle, SettingsTable } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import {
  faultOfStampLine,
  incomingErrors,
  stampLines,
  stampPlaces,
  stampTable,
} from '../../contract/index.ts';
import { findStampedLetter } from './receive-stamp.store.ts';

/** The described table of the receive stamp. */
export const stampSettings: SettingsTable = {
  table: stampTable,
  sqlTable: 'receive_stamp_line',
  refusals: {
    'registry.stamp-without': incomingErrors['registry.stamp-without'],
    'registry.stamp-unknown': incomingErrors['registry.stamp-unknown'],
  },
  checksRowAlone: true,
  check: (_tx, { after }) => {
    const fault = after && faultOfStampLine(after.code, after.nameTh);
    if (!fault) return Promise.resolve();
    const known = stampPlaces.map((place) => `{${place}}`).join(' ');
    const { place } = fault;
    throw fault.isUnknown
      ? new AppError('registry.stamp-unknown', { place, known })
      : new AppError('registry.stamp-without', { place });
  },
};

/** Names of units as they were when a letter came: what is printed of it is not changed by a new name. */
export async function namesOn(
  { organisation }: Pick<Dependencies, 'organisation'>,
  db: Handle,
  ids: readonly string[],
  day: string,
): Promise<(id: string) => string> {
  const asked = ids.map((id) => ({ id, day }));
  const former = new Map(
    (await organisation.formerNames(db, asked)).map(({ id, name }) => [id, name]),
  );
  const now = new Map((await organisation.units(db, ids)).map(({ id, name }) => [id, name]));
  return (id) => former.get(id) ?? now.get(id) ?? '';
}

/**
 * The lines of the stamp of a letter in the words of the agency; none where it has no number of its own.
 *
 * @param isOpen the caller has checked that the document is open to the reader: a classified one, whose number stands
 *   in the register of classified papers
 * @throws AppError 'platform.not-found' where the caller may not read it, and for a classified one that is not open
 */
export async function stampOf(
  { organisation }: Pick<Dependencies, 'organisation'>,
  db: Handle,
  { principals }: Pick<Caller, 'principals'>,
  documentId: string,
  isOpen = false,
): Promise<string[]> {
  const letter = await findStampedLetter(db, documentId, principals, isOpen);
  if (!letter) throw new AppError('platform.not-found');
  const { number, enteredAt, unitId } = letter;
  if (number === null || enteredAt === null) return [];
  const day = civilDateAt(enteredAt);
  const rootId = (await organisation.rootUnit(db)).id;
  const nameOf = await namesOn({ organisation }, db, [unitId, rootId], day);
  return stampLines(await listAllSettings(db, stampSettings), {
    ...{ agency: nameOf(rootId), unit: nameOf(unitId), number },
    // The Thai way of writing a time, without the word after it: that is one of the words of the line.
    ...{ date: formatDate(day, 'full'), time: formatTime(enteredAt, 'en').replace(':', '.') },
  });
}
