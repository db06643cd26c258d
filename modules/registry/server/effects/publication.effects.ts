import { AppError, buddhistYear } from '@sarn/kernel';
import { everyoneHolder } from '@sarn/identity/contract';
import { booksChangedEvent, isPublicationKind, publicationRules } from '../../contract/index.ts';
import type { PublicationRule } from '../../contract/index.ts';
import { holdDuplicateKey, updateDocument } from '../document.store.ts';
import { unitReaderKeys } from '../holders.ts';
import { answers } from '../move.ts';
import type { Move } from '../move.ts';
import { openRegister, takeNumber } from '../number.store.ts';
import { findPublication, isReported, publishInBook, setCertified } from '../publication.store.ts';
import { meetingKeyOf, searchTextOf } from '../search.rules.ts';
import { numberingUnit } from './numbering.ts';
import { signActive } from './route.effects.ts';

/**
 * Signs or approves, numbers and publishes the paper in one transaction: from the commit on
 * everybody in the agency reads it, and nobody before.
 */
export async function publish(move: Move): Promise<void> {
  const { document } = move.subject;
  const { kind } = document;
  if (!isPublicationKind(kind)) throw new Error(`${kind} is not published`);
  const rule = publicationRules[kind];
  await signActive(move);
  const { organisation, platform } = move.desk;
  const line = await organisation.ancestors(move.tx, document.ownerUnitId);
  const numbering = await numberingOf(move, rule, line);
  // Its own line keeps what everybody may not see: how it came to be.
  move.newReaders.push(everyoneHolder, ...unitReaderKeys(line), `clerk:${numbering.unitId}`);
  move.detail.push({ label: { th: 'เผยแพร่ถึง', en: 'Published to' }, value: 'บุคลากรทุกคน' });
  const registerId = await openRegister(move.tx, numbering.unitId, kind, move.actor.now);
  const searched = await searchedWords(move);
  const year = buddhistYear(move.actor.today);
  move.tx.afterCommit(() => platform.live.tellEveryone(booksChangedEvent, {}));
  move.last.push(async () => {
    const number = await takeNumber(move.tx, {
      registerId,
      buddhistYear: year,
      documentId: document.id,
      legId: null,
      enteredBy: move.actor.id,
      at: move.actor.now,
    });
    const letterNo = printed(rule, number, year, numbering.letterCode);
    const searchText = searchTextOf([letterNo, ...searched]);
    await updateDocument(move.tx, document.id, { letterNo, searchText }, move.actor.now);
    await publishInBook(move.tx, document.id, move.actor.now, searchText);
    return letterNo;
  });
}

async function numberingOf(move: Move, rule: PublicationRule, line: readonly string[]) {
  if (rule.numberedBy === 'unit') return numberingUnit(move, line);
  const root = await move.desk.organisation.rootUnit(move.tx);
  return { unitId: root.id, letterCode: '' };
}

/** The number as it stands on the paper. @rule saraban-2526 ข้อ 16 */
function printed(rule: PublicationRule, number: number, year: number, letterCode: string): string {
  if (rule.numbering === 'year') return `${number}/${year}`;
  return letterCode ? `${letterCode}/ว ${number}` : `ว ${number}`;
}

async function searchedWords(move: Move): Promise<string[]> {
  const { document } = move.subject;
  const [unit] = await move.desk.organisation.units(move.tx, [document.ownerUnitId]);
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
 * Keeps which meeting certified the report; what it corrected stands in the history.
 *
 * @throws 'registry.certified-too-early' for a meeting before the reported one, or after today
 */
export async function certifyReport(move: Move): Promise<void> {
  const { meetingNo, meetingDate } = answers(move, 'certify');
  const { id } = move.subject.document;
  const { meetingDate: reportedOn } = (await findPublication(move.tx, id)) ?? {};
  const isTooEarly = Boolean(reportedOn && meetingDate < reportedOn);
  if (isTooEarly || meetingDate > move.actor.today) {
    throw new AppError('registry.certified-too-early');
  }
  await setCertified(move.tx, id, { meetingNo, meetingDate });
  const label = { th: 'รับรองในการประชุมครั้งที่', en: 'Certified by meeting no.' };
  move.detail.push({ label, value: meetingNo });
}
