import { assertConfirmedEnough } from '@sarn/classification/server';
import { AppError } from '@sarn/kernel';
import { actTerms } from '@sarn/document/contract';
import { assertChangesPossible } from './change.service.ts';
import { assertComplete } from './draft-complete.ts';
import type { DocumentPart } from '@sarn/document/server';
import { assertMeetingIsNew } from './publication.effects.ts';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';

/** Conditions of letters, memos and publications that the document alone decides. */
export const letterPlainGuards: Required<DocumentPart>['plainGuards'] = {
  unreadAndUnregistered: ({ transmission }) =>
    transmission?.openedAt ? new AppError('registry.already-opened') : null,
  answered: ({ document }) =>
    document.isAnswered
      ? null
      : new AppError('registry.act-not-allowed', { act: actTerms.closeAnswered.th }),
  nobodySigned: ({ steps }) =>
    steps.some(({ state }) => state === 'signed') ? new AppError('registry.signed-already') : null,
  orderNamesNobody: ({ document }) =>
    document.orderRecipients.length > 0 ? new AppError('registry.order-names-units') : null,
};

/** Conditions of them that need the answers or the database. */
export const letterGuards: Required<DocumentPart>['guards'] = {
  meetingIsNew: assertMeetingIsNew,
  changesPossible: assertChangesPossible,
  draftComplete: assertComplete,
  passwordConfirmed: asking(['sign', 'signNumber'], async (run, { input }) => {
    const { document } = run.subject;
    const { password: given, withPicture } = input;
    const by = { personId: run.actor.id, given, withPicture };
    for (const check of run.deps.slots.confirmations) await check(run.tx, document, by);
    await confirmPassword(run, given, withPicture);
  }),
  orderPasswordConfirmed: asking(['command'], async (run, { input }) => {
    if (!run.deps.orderAsksPassword) return;
    await confirmPassword(run, input.password ?? '');
  }),
};

async function confirmPassword(
  run: TransitionRun,
  password: string,
  withPicture = false,
): Promise<void> {
  const given = { given: password, withPicture };
  await assertConfirmedEnough(run.tx, run.subject.document, given);
  const isRight = await run.deps.verifyPassword(run.tx, run.actor.id, password, run.context);
  if (!isRight) throw new AppError('registry.wrong-password');
}
