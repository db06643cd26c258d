import { actOnDocument } from '@sarn/document/contract';
import type { ActRequestSent, DocumentDetail, FlowForm, MayAct } from '@sarn/document/contract';
import { ApiError, orWait, registerErrors, typedTexts, useWaitingActs } from '@sarn/platform-web';
import type { PressedAct } from '@sarn/platform-web';
import type { OutputOf } from '@sarn/kernel';
import { useMemo } from 'react';
import { documentPath } from '../paths.ts';
import { mayLieHere } from './document-copy.ts';
import { lineErrors } from './line.errors.ts';

registerErrors(lineErrors);

/** What was typed into the form of an act, without secrets. */
export interface TypedForm {
  readonly key: string;
  readonly values: object;
}

interface Pressed {
  readonly detail: DocumentDetail;
  readonly may: MayAct;
  readonly sent: ActRequestSent;
  readonly typed: TypedForm | null;
  readonly idempotencyKey: string;
}

interface Answer extends OutputOf<typeof actOnDocument> {
  readonly isWaiting?: boolean;
}

/**
 * Forms whose act takes a number: its order among those of others is decided when it is taken, and a
 * person who was told "done" would write a number on the letter that it does not get.
 */
export const takesNumber: ReadonlySet<string> = new Set<FlowForm>([
  ...(['register', 'number', 'takeNumber', 'signNumber'] as const),
]);

/** Why an act cannot wait on this device; null where it can. */
export function refusedWithoutLine(
  detail: DocumentDetail,
  may: MayAct,
): keyof typeof lineErrors | null {
  // What makes a document a classified one may not wait on a device either.
  if (!mayLieHere(detail) || may.form === 'classify') return 'platform.line-classified';
  if (may.asksPassword) return 'platform.line-password';
  return takesNumber.has(may.form) ? 'platform.line-number' : null;
}

/**
 * Does an act, or keeps it on this device where the server is not reached: with its key, and with the
 * version and state on which it was pressed.
 *
 * @throws ApiError where it may not wait, with the reason
 */
export async function orWaiting(pressed: Pressed, send: () => Promise<Answer>): Promise<Answer> {
  const { detail, may } = pressed;
  const answer = await orWait(send, () => {
    const code = refusedWithoutLine(detail, may);
    if (code) throw new ApiError({ ...nothing, code });
    return toWaiting(pressed);
  });
  return answer ?? { documentId: detail.id, number: null, isWaiting: true };
}

const nothing = { params: {}, message: '', status: 0, requestId: null, body: {} };

function toWaiting({ detail, may, sent, typed, idempotencyKey }: Pressed): PressedAct {
  return {
    id: idempotencyKey,
    path: actOnDocument.path,
    input: { ...sent },
    subjectId: detail.id,
    targetId: may.targetId,
    link: documentPath(detail.id),
    title: detail.title,
    label: may.actTerm,
    texts: typedTexts(sent.form),
    seenAt: lastOf(detail),
    typed,
  };
}

/** When the last thing happened that the person sees in the history. */
const lastOf = ({ history }: DocumentDetail): string =>
  history.reduce((last, { at }) => (at > last ? at : last), '');

/** By whom an act is pressed, and on which state of what it acts on, as the person sees it. */
export function pressedOn(
  detail: DocumentDetail,
  { on, targetId }: Pick<ActRequestSent, 'on' | 'targetId'>,
  personId: string | undefined,
): Pick<ActRequestSent, 'onState' | 'personId'> {
  const shown = on === 'transmission' ? detail.transmissions : detail.assignments;
  const onState = on === 'document' ? detail.state : shown.find(({ id }) => id === targetId)?.state;
  return { ...(onState ? { onState } : {}), ...(personId ? { personId } : {}) };
}

/** The document without acts on what an act waits for already: that one changes its state. */
export function useWithoutWaiting(detail: DocumentDetail | undefined): DocumentDetail | undefined {
  const acts = useWaitingActs();
  return useMemo(() => {
    const waiting = acts.filter(({ refusal }) => refusal === null).map(({ targetId }) => targetId);
    if (!detail || waiting.length === 0) return detail;
    return { ...detail, may: detail.may.filter(({ targetId }) => !waiting.includes(targetId)) };
  }, [detail, acts]);
}
