import { actOnDocument } from '@sarn/document/contract';
import type { ActRequestSent, SentAnswer } from '@sarn/document/contract';
import { ApiError, lineState, orWait, typedTexts } from '@sarn/platform-web';
import type { PressedAct } from '@sarn/platform-web';
import type { Term } from '../term.ts';
import { documentPath } from '../paths.ts';
import { sendAct } from '../registry.client.ts';
import { takesNumber } from './waiting-acts.ts';

/** A row of a list on which something is pressed. */
export interface PressedRow {
  readonly documentId: string;
  /** Subject of the document. */
  readonly title: string;
  /** It may not be kept on a device. */
  readonly isClassified: boolean;
}

/** An act of the flow, pressed on a row of a list. */
export interface PressedOnRow {
  readonly row: PressedRow & Pick<ActRequestSent, 'on' | 'targetId'>;
  /** The state of what is acted on, as the row shows it; left out where it differs from that. */
  readonly onState?: string | undefined;
  readonly act: string;
  readonly label: Term;
  readonly answer: SentAnswer;
  readonly personId: string | undefined;
  readonly idempotencyKey: string;
  /** What the act concerns, where several acts on one document may wait; else the target. */
  readonly waitsFor?: string;
}

/** The result of a row; `isWaiting`: it lies on this device and is sent later. */
export interface RowDone {
  readonly number: string | null;
  readonly isWaiting: boolean;
}

/**
 * Does an act on a row, or keeps it on this device where the server is not reached.
 *
 * @throws ApiError where it may not wait, with the reason
 */
export async function actOnRow(pressed: PressedOnRow): Promise<RowDone> {
  const { row, act, answer, onState, personId, idempotencyKey } = pressed;
  const { documentId, on, targetId } = row;
  const sent = {
    ...{ documentId, on, targetId, act },
    ...answer,
    ...(onState ? { onState } : {}),
    ...(personId ? { personId } : {}),
  };
  const done = await orWait(
    () => sendAct(sent, idempotencyKey),
    () => {
      if (takesNumber.has(answer.asked)) throw refused('platform.line-number');
      return waitingOnRow(row, {
        ...{ id: idempotencyKey, path: actOnDocument.path, input: { ...sent } },
        ...{ label: pressed.label, targetId: pressed.waitsFor ?? targetId },
        texts: typedTexts(answer.form),
      });
    },
  );
  return { number: done?.number ?? null, isWaiting: done === null };
}

/**
 * What is pressed on a row, as it waits on this device.
 *
 * @throws ApiError where the document may not lie there
 */
export function waitingOnRow(
  { documentId, title, isClassified }: PressedRow,
  part: Pick<PressedAct, 'id' | 'path' | 'input' | 'label' | 'targetId' | 'texts'>,
): PressedAct {
  if (isClassified) throw refused('platform.line-classified');
  return {
    ...part,
    ...{ subjectId: documentId, title, link: documentPath(documentId), typed: null },
    // A list has no history: what others did since it could be loaded last is told.
    seenAt: lineState.get().since ?? new Date().toISOString(),
  };
}

const refused = (code: 'platform.line-number' | 'platform.line-classified') =>
  new ApiError({ ...{ code, params: {}, message: '', status: 0 }, requestId: null, body: {} });
