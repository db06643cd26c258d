import { buddhistYear, need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { RetentionListKind } from '@sarn/retention/contract';
import { personId, unitId } from './ids.ts';
import type { LetterDeps, Moment } from './letter-dependencies.ts';
import { dayMinutes, officeMoment, workingDays } from './office-time.ts';
import { oldFolders } from './old-document-texts.ts';
import type { OldFolder } from './old-document-texts.ts';
import type { ClosedDocument } from './old-documents.ts';

const keeper = 'saraban';
const head = 'director';
const committee = ['head.secretariat', 'head.finance', 'officer.saraban'] as const;
/** Working days before the month in which the old documents are filed and put on lists. */
const listDays = 20;

/** What the committee would not destroy, by the running number of the letter. */
const exceptions = [
  { running: '118', opinion: 'extend', years: 5, reason: 'อาจต้องใช้อ้างอิงหากมีการอุทธรณ์' },
  { running: '415', opinion: 'keep', reason: 'มีคุณค่าทางประวัติของหน่วยงาน' },
] as const;

interface Play {
  readonly closed: readonly ClosedDocument[];
  readonly days: readonly CivilDate[];
  readonly deps: LetterDeps;
}

/**
 * Files the old documents and makes the lists by which they leave the agency, each in another state: handed
 * over, kept back, before the head, and a destruction of which the National Archives were told.
 *
 * @param before the first day of the month
 */
export async function playOldLists(
  closed: readonly ClosedDocument[],
  deps: LetterDeps,
  before: CivilDate,
): Promise<void> {
  const play: Play = { closed, deps, days: workingDays(before, listDays) };
  await fileAll(play);
  await handOver(play, 'transfer', 2, {
    letterNo: 'ดท 0101/214',
    receivedBy: 'นางสาวมาลี รักเอกสาร นักจดหมายเหตุชำนาญการ',
  });
  await handOver(play, 'keep-back', 5, { letterNo: 'ดท 0101/219' });
  await destroy(play, 8);
  await listWith(play, 'deposit', 18, 'ฝากไว้ระหว่างปรับปรุงห้องเก็บเอกสาร');
}

const moment = ({ days }: Play, by: string, day: number, minutes: number): Moment => ({
  ...{ by, at: officeMoment(days, (day - 1) * dayMinutes + minutes) },
});

const dayOf = ({ days }: Play, day: number): CivilDate => need(days[day - 1], `no day ${day}`);

async function fileAll(play: Play): Promise<void> {
  const { closed, deps } = play;
  const ids = new Map<OldFolder, string>();
  for (const [folder, name] of Object.entries(oldFolders) as [OldFolder, string][]) {
    const made = await deps.makeFolder(moment(play, keeper, 1, 20), {
      ...{ name, unitId: unitId('agency') },
    });
    ids.set(folder, made.id);
  }
  for (const [at, { documentId, folder }] of closed.entries()) {
    const folderId = need(ids.get(folder), folder);
    await deps.fileDocument(moment(play, keeper, 1, 40 + at), { documentId, folderId });
  }
}

/** A list of the documents that belong on it, put to the head or to the committee. */
async function listWith(
  play: Play,
  kind: RetentionListKind,
  day: number,
  note: string,
): Promise<string> {
  const { lists } = play.deps;
  const documentIds = play.closed
    .filter(({ list }) => list === kind)
    .map(({ documentId }) => documentId);
  const { id } = await lists.create(moment(play, keeper, day, 60), { kind, documentIds, note });
  const [chairId = '', ...memberIds] = committee.map(personId);
  const orderOn = dayOf(play, day - 1);
  const order = { chairId, memberIds, orderNo: `318/${buddhistYear(orderOn)}`, orderOn };
  await lists.submit(moment(play, keeper, day, 90), {
    id,
    ...(kind === 'destroy' ? order : { memberIds: [], orderNo: '' }),
  });
  return id;
}

async function approved(play: Play, id: string, day: number, letterNo: string): Promise<void> {
  const { lists } = play.deps;
  const decision = { id, decision: 'approve', reason: '', password: '-' } as const;
  await lists.decide(moment(play, head, day, 120), decision);
  const sentOn = dayOf(play, day + 1);
  await lists.send(moment(play, keeper, day + 1, 150), { id, sentOn, letterNo });
}

async function handOver(
  play: Play,
  kind: RetentionListKind,
  day: number,
  told: { readonly letterNo: string; readonly receivedBy?: string },
): Promise<void> {
  const id = await listWith(play, kind, day, '');
  await approved(play, id, day + 1, told.letterNo);
  const { receivedBy } = told;
  if (!receivedBy) return;
  const receivedOn = dayOf(play, day + 2);
  await play.deps.lists.finish(moment(play, keeper, day + 2, 200), { id, receivedOn, receivedBy });
}

async function destroy(play: Play, day: number): Promise<void> {
  const id = await listWith(play, 'destroy', day, '');
  const kept = exceptions.map(({ running, ...said }) => {
    const found = play.closed.find((one) => one.list === 'destroy' && one.running === running);
    return { documentId: need(found, running).documentId, ...said };
  });
  for (const [at, member] of committee.entries()) {
    await play.deps.lists.judge(moment(play, member, day + 1 + at, 100), { id, exceptions: kept });
  }
  await approved(play, id, day + 5, 'ดท 0101/226');
}
