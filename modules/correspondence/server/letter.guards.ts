import { AppError } from '@sarn/kernel';
import { actTerms } from '@sarn/document/contract';
import { assertChangesPossible } from './change.service.ts';
import { fileOwnerKind } from '@sarn/document/server';
import type { DocumentPart } from '@sarn/document/server';
import { assertMeetingIsNew } from './publication.effects.ts';
import { asking } from '@sarn/document/server';
import type { Move } from '@sarn/document/server';

/** Conditions of letters, memos and publications that the document alone decides. */
export const letterPlainGuards: Required<DocumentPart>['plainGuards'] = {
  unreadAndUnregistered: ({ leg: transmission }) =>
    transmission?.openedAt ? new AppError('registry.already-opened') : null,
  answered: ({ document }) =>
    document.isAnswered
      ? null
      : new AppError('registry.act-not-allowed', { act: actTerms.closeAnswered.th }),
  orderNamesNobody: ({ document }) =>
    document.orderRecipients.length > 0 ? new AppError('registry.order-names-units') : null,
};

/** Conditions of them that need the answers or the database. */
export const letterGuards: Required<DocumentPart>['guards'] = {
  meetingIsNew: assertMeetingIsNew,
  changesPossible: assertChangesPossible,
  bearsFile: async ({ deps, tx, subject }) => {
    const files = await deps.files.list(tx, fileOwnerKind, [subject.document.id]);
    if (files.length === 0) throw new AppError('registry.no-file');
  },
  passwordConfirmed: asking(['sign', 'signNumber'], (move, { input }) =>
    confirmPassword(move, input.password),
  ),
  orderPasswordConfirmed: asking(['command'], async (move, { input }) => {
    if (!move.deps.orderAsksPassword) return;
    await confirmPassword(move, input.password ?? '');
  }),
};

async function confirmPassword(move: Move, password: string): Promise<void> {
  const isRight = await move.deps.verifyPassword(move.tx, move.actor.id, password, move.context);
  if (!isRight) throw new AppError('registry.wrong-password');
}
