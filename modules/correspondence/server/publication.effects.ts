import { AppError, formatDate } from '@sarn/kernel';
import { everyonePrincipal } from '@sarn/organisation/contract';
import { tellChangeToAll } from '@sarn/platform-server';
import { holdDuplicateKey } from '@sarn/document/server';
import { unitReaderKeys } from '@sarn/document/server';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { orderReaders } from '@sarn/order-form/server';
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
 * Signs or approves, numbers and publishes the document in one transaction: everybody in the agency
 * may read it from the commit on, not before; an order for named persons only those.
 */
export async function publish(run: TransitionRun): Promise<void> {
  const { id, ownerUnitId } = run.subject.document;
  if (!(await signActive(run))) return;
  const { organisation, platform } = run.deps;
  const line = await organisation.ancestors(run.tx, ownerUnitId);
  const book = await bookOf(run);
  const named = await orderReaders(run.tx, id);
  // Readers of the unit and of units above also see the drafting, which everybody else does not.
  const readers = named ?? [everyonePrincipal, ...unitReaderKeys(line)];
  run.newReaders.push(...readers, `clerk:${book.unitId}`);
  const value = named ? `ผู้มีชื่อในคำสั่ง ${named.length} คน` : 'บุคลากรทุกคน';
  run.detail.push({ label: { th: 'เผยแพร่ถึง', en: 'Published to' }, value });
  run.tx.afterCommit(() => tellChangeToAll(platform.live, { kind: 'books' }));
  await giveNumber(run, book, await searchedWords(run), (searchText) =>
    publishInBook(run.tx, id, run.actor.now, searchText),
  );
}

async function searchedWords(run: TransitionRun): Promise<string[]> {
  const { document } = run.subject;
  const [unit] = await run.deps.organisation.units(run.tx, [document.ownerUnitId]);
  const fields = await findPublication(run.tx, document.id);
  const { meetingName = '', meetingNo = '' } = fields ?? {};
  return [document.title, document.addressee, unit?.name ?? '', meetingName, meetingNo];
}

/**
 * Guard of meeting reports: a meeting is reported once. Two reports of one meeting are
 * published one after the other, so that the second sees the first.
 *
 * @throws 'registry.meeting-reported'
 */
export async function assertMeetingIsNew(run: TransitionRun): Promise<void> {
  const fields = await findPublication(run.tx, run.subject.document.id);
  const { meetingName = '', meetingNo = '' } = fields ?? {};
  const key = meetingKeyOf(meetingName, meetingNo);
  await holdDuplicateKey(run.tx, key);
  if (!(await isReported(run.tx, key))) return;
  throw new AppError('registry.meeting-reported', { meeting: meetingName, number: meetingNo });
}

/**
 * Keeps the reference of the document in the Royal Gazette.
 *
 * @throws 'registry.date-in-future' for a Gazette of a future day
 */
export const recordGazette = asking(
  ['gazette'],
  async (run, { input: { volume, part, page, date } }) => {
    if (date > run.actor.today) throw new AppError('registry.date-in-future');
    await setGazette(run.tx, run.subject.document.id, { volume, part, page, date });
    run.detail.push({
      label: { th: 'ราชกิจจานุเบกษา', en: 'Royal Gazette' },
      value: `เล่ม ${volume} ${part} หน้า ${page} วันที่ ${formatDate(date, 'full')}`,
    });
  },
);

/**
 * Keeps which meeting certified the report; what it corrected is in the history.
 *
 * @throws 'registry.certified-too-early' for a meeting before the reported one, or after today
 */
export const certifyReport = asking(
  ['certify'],
  async (run, { input: { meetingNo, meetingDate } }) => {
    const { id } = run.subject.document;
    const { meetingDate: reportedOn } = (await findPublication(run.tx, id)) ?? {};
    const isTooEarly = Boolean(reportedOn && meetingDate < reportedOn);
    if (isTooEarly || meetingDate > run.actor.today) {
      throw new AppError('registry.certified-too-early');
    }
    await setCertified(run.tx, id, { meetingNo, meetingDate });
    const label = { th: 'รับรองในการประชุมครั้งที่', en: 'Certified by meeting no.' };
    run.detail.push({ label, value: meetingNo });
  },
);
