import { AppError, formatDate } from '@sarn/kernel';
import { everyonePrincipal } from '@sarn/organisation/contract';
import { tellChangeToAll } from '@sarn/platform-server';
import { holdDuplicateKey } from '@sarn/document/server';
import { unitReaderKeys } from '@sarn/document/server';
import { asking } from '@sarn/document/server';
import type { Move } from '@sarn/document/server';
import { bookOf, giveNumber } from '@sarn/register/server';
import {
  findPublication,
  isReported,
  publishInBook,
  setCertified,
  setGazette,
} from './publication.store.ts';
import { meetingKeyOf } from '@sarn/search/server';
import { signActive } from './route.effects.ts';

/**
 * Signs or approves, numbers and publishes the paper in one transaction: from the commit on
 * everybody in the agency reads it, and nobody before.
 */
export async function publish(move: Move): Promise<void> {
  const { id, ownerUnitId } = move.subject.document;
  await signActive(move);
  const { organisation, platform } = move.deps;
  const line = await organisation.ancestors(move.tx, ownerUnitId);
  const book = await bookOf(move);
  // Its own line keeps what everybody may not see: how it came to be.
  move.newReaders.push(everyonePrincipal, ...unitReaderKeys(line), `clerk:${book.unitId}`);
  move.detail.push({ label: { th: 'เผยแพร่ถึง', en: 'Published to' }, value: 'บุคลากรทุกคน' });
  move.tx.afterCommit(() => tellChangeToAll(platform.live, { kind: 'books' }));
  await giveNumber(move, book, await searchedWords(move), (searchText) =>
    publishInBook(move.tx, id, move.actor.now, searchText),
  );
}

async function searchedWords(move: Move): Promise<string[]> {
  const { document } = move.subject;
  const [unit] = await move.deps.organisation.units(move.tx, [document.ownerUnitId]);
  const fields = await findPublication(move.tx, document.id);
  const { meetingName = '', meetingNo = '' } = fields ?? {};
  return [document.title, document.addressee, unit?.name ?? '', meetingName, meetingNo];
}

/**
 * Guard of meeting reports: a meeting is reported once. Two reports of one meeting pass one by
 * one, so that the second sees the first.
 *
 * @throws 'registry.meeting-reported'
 */
export async function assertMeetingIsNew(move: Move): Promise<void> {
  const fields = await findPublication(move.tx, move.subject.document.id);
  const { meetingName = '', meetingNo = '' } = fields ?? {};
  const key = meetingKeyOf(meetingName, meetingNo);
  await holdDuplicateKey(move.tx, key);
  if (!(await isReported(move.tx, key))) return;
  throw new AppError('registry.meeting-reported', { meeting: meetingName, number: meetingNo });
}

/**
 * Keeps where the paper stands in the Royal Gazette.
 *
 * @throws 'registry.date-in-future' for a Gazette of a day to come
 */
export const recordGazette = asking(
  ['gazette'],
  async (move, { input: { volume, part, page, date } }) => {
    if (date > move.actor.today) throw new AppError('registry.date-in-future');
    await setGazette(move.tx, move.subject.document.id, { volume, part, page, date });
    move.detail.push({
      label: { th: 'ราชกิจจานุเบกษา', en: 'Royal Gazette' },
      value: `เล่ม ${volume} ${part} หน้า ${page} วันที่ ${formatDate(date, 'full')}`,
    });
  },
);

/**
 * Keeps which meeting certified the report; what it corrected stands in the history.
 *
 * @throws 'registry.certified-too-early' for a meeting before the reported one, or after today
 */
export const certifyReport = asking(
  ['certify'],
  async (move, { input: { meetingNo, meetingDate } }) => {
    const { id } = move.subject.document;
    const { meetingDate: reportedOn } = (await findPublication(move.tx, id)) ?? {};
    const isTooEarly = Boolean(reportedOn && meetingDate < reportedOn);
    if (isTooEarly || meetingDate > move.actor.today) {
      throw new AppError('registry.certified-too-early');
    }
    await setCertified(move.tx, id, { meetingNo, meetingDate });
    const label = { th: 'รับรองในการประชุมครั้งที่', en: 'Certified by meeting no.' };
    move.detail.push({ label, value: meetingNo });
  },
);
