import { AppError } from '@sarn/kernel';
import { keysOfNamed } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { stateOf } from '@sarn/document/server';
import { dueSaid } from './due-said.ts';
import { claimManual, listReminded } from './reminder.store.ts';
import { tellOf } from './reminder.service.ts';

/**
 * Somebody who follows the document reminds the assignee: at most once a day for each assignment,
 * whoever sends it. State, queue position and age of the assignment do not change.
 */
export async function remindAssignee(run: TransitionRun): Promise<void> {
  const { tx, deps, actor, subject } = run;
  const { assignment } = subject;
  if (!assignment) throw new Error('a reminder needs an assignment');
  const by = { personId: actor.id, day: actor.today, now: actor.now };
  if (!(await claimManual(tx, assignment, by))) throw new AppError('registry.reminded-today');
  run.to = stateOf(subject);
  const [facts] = await listReminded(tx, [assignment.id]);
  if (!facts) throw new Error('the assignment no longer exists');
  const isDue = facts.dueDate !== null;
  const due = isDue ? ` กำหนดเสร็จ ${dueSaid(facts, 'th')}` : '';
  const dueEn = isDue ? `, due ${dueSaid(facts, 'en')}` : '';
  const personIds = await deps.organisation.peopleForPrincipals(
    tx,
    keysOfNamed(assignment.assigneeId, assignment.assigneePostId),
  );
  await tellOf(deps, tx, facts, {
    personIds,
    kind: 'job.reminded',
    title: {
      th: `${actor.name} เตือนให้เร่งดำเนินการ${due}`,
      en: `${actor.name} asks you to hurry${dueEn}`,
    },
  });
  const [card] = await deps.organisation.personCard(tx, [assignment.assigneeId]);
  run.detail.push({ label: { th: 'เตือน', en: 'Reminded' }, value: card?.name ?? '–' });
}
