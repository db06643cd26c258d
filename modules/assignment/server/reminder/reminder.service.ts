import { civilDateAt, isWorkingDay, officeMoment } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import { refuseUnseen } from '@sarn/platform-server';
import type { Handle, Logger, SignedContext, Tx } from '@sarn/platform-server';
import { reminderStages } from '../../contract/index.ts';
import type { ReminderStage, ReminderStageCode, saveReminderStages } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { addToHistory, reminderKey } from '@sarn/document/server';
import { keysOfNamed } from '@sarn/document/server';
import type { BothLanguages } from '@sarn/document/server';
import {
  claimJobs,
  claimTimed,
  listReminded,
  listReminderStages,
  updateReminderStages,
} from './reminder.store.ts';
import type { RemindedAssignment } from './reminder.store.ts';
import { dueSaid } from './due-said.ts';
import { dueWindows } from './windows.rules.ts';

interface Round {
  readonly today: CivilDate;
  readonly now: string;
  /** Names this run in the history. */
  readonly key: string;
}

/**
 * The reminders of one morning: people are reminded of assignments that come due, are due or
 * overdue, and heads are told of what is long overdue; each assignment and stage once, however
 * often it runs. On days off it does nothing. In a year without a calendar only weekends are days
 * off.
 *
 * @returns how many assignments each stage told of
 */
export async function remindAll(
  deps: Dependencies,
  tx: Tx,
  log: Logger,
  key: string,
): Promise<Partial<Record<ReminderStageCode, number>>> {
  const now = deps.platform.clock.now();
  const today = civilDateAt(now);
  const year = Number(today.slice(0, 4));
  const { closed, missingYears } = await deps.organisation.calendar(tx, year - 1, year + 1);
  if (missingYears.includes(year)) log.warn({ year }, 'no days off kept: only weekends count');
  if (!isWorkingDay(today, closed)) return {};
  const round = { today, now: now.toISOString(), key };
  const counts: Partial<Record<ReminderStageCode, number>> = {};
  for (const window of dueWindows(today, await listReminderStages(tx), closed)) {
    const ids = await claimJobs(tx, window, { day: today, now: round.now });
    for (const assignment of await listReminded(tx, ids))
      await remind(deps, tx, round, window.stage, assignment);
    counts[window.stage] = ids.length;
  }
  return counts;
}

/**
 * The reminders of a time of day, every few minutes, also on days off: an assignment whose document is due at
 * a time is reminded of so many minutes before it, and when it has passed; each once.
 *
 * @returns how many assignments each stage told of
 */
export async function remindTimed(
  deps: Dependencies,
  tx: Tx,
  key: string,
): Promise<Partial<Record<ReminderStageCode, number>>> {
  const now = deps.platform.clock.now();
  const round = { today: civilDateAt(now), now: now.toISOString(), key };
  const at = { moment: officeMoment(now), now: round.now };
  const set = new Map((await listReminderStages(tx)).map((one) => [one.stage, one]));
  const counts: Partial<Record<ReminderStageCode, number>> = {};
  for (const code of ['passed', 'timed'] as const) {
    const { isOn = false, minutes = 0 } = set.get(code) ?? {};
    if (!isOn) continue;
    const ids = await claimTimed(tx, code, minutes, at);
    for (const assignment of await listReminded(tx, ids))
      await remind(deps, tx, round, code, assignment);
    counts[code] = ids.length;
  }
  return counts;
}

/**
 * One assignment: the notice to the people of the stage, and the event in the document's history.
 */
async function remind(
  deps: Dependencies,
  tx: Tx,
  round: Round,
  stage: ReminderStageCode,
  assignment: RemindedAssignment,
): Promise<void> {
  if (assignment.dueDate === null)
    throw new Error('an assignment to be reminded of has no due date');
  const personIds = await receivers(deps, tx, stage, assignment);
  const cards = await deps.organisation.personCard(tx, [...personIds, assignment.assigneeId]);
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.name ?? '–';
  const [unit] = assignment.unitId ? await deps.organisation.units(tx, [assignment.unitId]) : [];
  const { th, en, act, tells } = reminderStages[stage];
  const due = dueSaid(assignment, 'th');
  const whose = tells === 'head' ? ` (${nameOf(assignment.assigneeId)})` : '';
  await tellOf(deps, tx, assignment, {
    personIds,
    kind: `job.${stage}`,
    title: {
      th: `${th}${whose} กำหนดเสร็จ ${due}`,
      en: `${en}${whose}, due ${dueSaid(assignment, 'en')}`,
    },
  });
  await addToHistory(deps, tx, {
    ...{
      documentId: assignment.documentId,
      transmissionId: assignment.transmissionId,
      assignmentId: assignment.id,
      subject: 'assignment',
      act,
    },
    ...{ fromState: assignment.state, toState: null, actorId: null },
    ...{ actorName: 'ระบบ', actorPost: 'แจ้งเตือนอัตโนมัติ', unitName: unit?.name ?? null },
    note: th,
    detail: [
      { label: { th: 'ผู้รับผิดชอบ', en: 'Assignee' }, value: nameOf(assignment.assigneeId) },
      { label: { th: 'กำหนดเสร็จ', en: 'Due' }, value: due },
      { label: { th: 'แจ้งถึง', en: 'Told' }, value: personIds.map(nameOf).join(', ') || '–' },
    ],
    ...{ fileIds: [], at: round.now, requestId: round.key },
  });
}

/**
 * The assignee and whoever acts for them; their head for the last stage, and for an assignee who
 * has left. If the assignee is the head of the unit, the next head above is told.
 */
async function receivers(
  deps: Dependencies,
  tx: Tx,
  stage: ReminderStageCode,
  { assigneeId, assigneePostId, unitId }: RemindedAssignment,
): Promise<string[]> {
  const own = await deps.organisation.peopleForPrincipals(
    tx,
    keysOfNamed(assigneeId, assigneePostId),
  );
  if (reminderStages[stage].tells === 'assignee' && own.length > 0) return own;
  if (unitId === null) return [];
  for (const above of await deps.organisation.ancestors(tx, unitId)) {
    const heads = await deps.organisation.peopleForPrincipals(tx, [`head:${above}`]);
    const others = heads.filter((head) => head !== assigneeId);
    if (others.length > 0) return others;
  }
  return [];
}

/** Sends a notice about an assignment through the channels of the agency. */
export async function tellOf(
  deps: Dependencies,
  tx: Tx,
  assignment: RemindedAssignment,
  news: {
    readonly personIds: readonly string[];
    readonly kind: string;
    readonly title: BothLanguages;
  },
): Promise<void> {
  if (news.personIds.length === 0) return;
  await deps.notifications.tell(tx, {
    ...news,
    module: 'SARABUN',
    message: assignment.title,
    documentId: assignment.documentId,
    transactionId: assignment.transmissionId,
    workKey: reminderKey(assignment.id),
    documentRef: assignment.shareRef,
    isConfidential: assignment.secrecy !== 'normal',
    urgency: assignment.speed,
  });
}

export const reminderStageRows = (h: Handle): Promise<ReminderStage[]> => listReminderStages(h);

/**
 * Stores the stages that the agency set; they count from the next morning on.
 *
 * @throws AppError 'settings.stale'
 */
export async function storeReminderStages(
  deps: Dependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { rows, seen }: InputOf<typeof saveReminderStages>,
): Promise<ReminderStage[]> {
  const subject = { kind: 'reminder', id: 'stages' };
  const now = () => listReminderStages(tx);
  await refuseUnseen(tx, deps.organisation, { seen, wanted: rows, now, subject });
  const at = deps.platform.clock.now().toISOString();
  await updateReminderStages(tx, rows, { personId: caller.id, at });
  await deps.platform.audit.write(tx, {
    act: 'registry.reminders-set',
    callerId: caller.id,
    subject,
    detail: { rows },
    requestId,
  });
  return listReminderStages(tx);
}
