import { AppError } from '@sarn/kernel';
import {
  defineOutsideJob,
  isRefusedForGood,
  isUnsure,
  messageIdOf,
  serverWords,
} from '@sarn/platform-server';
import type { JobDefinition, Logger, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { fitsMail, mailLimitBytes, mailedBytes } from '../contract/index.ts';
import type { BounceReason } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { holdDocument } from '@sarn/document/server';
import type { DispatchChannel } from './channel.ts';
import { findDispatch, updateDispatch } from './dispatch.store.ts';
import { composeMail, mailedFiles } from './compose-mail.ts';
import { recordDispatchResult } from './result.service.ts';

/** Attempts at a server that does not answer or defers, before the letter counts as bounced. */
const mostTries = 8;
const firstPauseSeconds = 30;
const longestPauseSeconds = 3600;

const keyOf = (dispatchId: string): string => `dispatch ${dispatchId}`;

const input = z.object({ dispatchId: z.string(), turn: z.number().int() });
type MailJob = JobDefinition<typeof input>;

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/**
 * Letters by e-mail from the central address of the agency. They wait in the job queue of the
 * transaction in which they were asked for. Before the mail server is contacted, `sendingSince` is
 * written and committed: if the process is killed meanwhile, the mark stays, and what may have left
 * already is not sent again.
 */
export function mailChannel(deps: Dependencies): { channel: DispatchChannel; job: MailJob } {
  const job: MailJob = defineOutsideJob({
    name: 'registry.dispatch-mail',
    input,
    concurrency: 2,
    expireSeconds: 300,
    claim: ({ dispatchId }, { tx }) => claim(deps, tx, dispatchId),
    outside: (dispatchId) => sendNow(deps, dispatchId),
    settle: (sent, dispatchId, { tx, log }) => settle(deps, { job, tx, log }, dispatchId, sent),
  });
  const channel: DispatchChannel = {
    method: 'email',
    reaches: async (_h, { email }) => email || null,
    async send(tx, { id, documentId }) {
      const document = await holdDocument(tx, documentId);
      if (document?.secrecy !== 'normal') throw new AppError('registry.mail-secret');
      const sizes = (await mailedFiles(deps, tx, documentId)).map(({ bytes }) => bytes);
      if (!fitsMail(sizes)) {
        const size = sizes.reduce((sum, bytes) => sum + mailedBytes(bytes), 0);
        throw new AppError('registry.mail-too-big', {
          size: megabytes(size),
          most: megabytes(mailLimitBytes),
        });
      }
      await deps.platform.jobs.send(
        tx,
        job,
        { dispatchId: id, turn: 0 },
        { key: `${keyOf(id)} 0` },
      );
      return { messageId: messageIdOf(keyOf(id), deps.centralMail) };
    },
  };
  return { channel, job };
}

/**
 * Marks the attempt as being sent, unless the letter was cancelled or an earlier run was interrupted: of that one
 * nobody knows whether it left.
 *
 * @returns null when nothing is to be sent
 */
async function claim(deps: Dependencies, tx: Tx, dispatchId: string): Promise<string | null> {
  const found = await findDispatch(tx, { dispatchId });
  if (!found) return null;
  const document = await holdDocument(tx, found.documentId);
  const dispatch = await findDispatch(tx, { dispatchId });
  if (dispatch?.state !== 'QUEUED' || document?.state === 'CANCELLED') return null;
  if (dispatch.sendingSince !== null) {
    await bounce(deps, tx, dispatchId, 'unsure');
    return null;
  }
  await updateDispatch(tx, dispatchId, { sendingSince: deps.platform.clock.now().toISOString() });
  return dispatchId;
}

type Sent = 'sent' | 'too-big' | { readonly error: unknown };

async function sendNow(deps: Dependencies, dispatchId: string): Promise<Sent> {
  const { db, mail } = deps.platform;
  try {
    const message = await composeMail(deps, db, dispatchId, keyOf(dispatchId));
    if (message === 'too-big') return message;
    await mail.deliverTracked(message);
    return 'sent';
  } catch (error) {
    return { error };
  }
}

interface Settling {
  readonly job: MailJob;
  readonly tx: Tx;
  readonly log: Logger;
}

async function settle(
  deps: Dependencies,
  { job, tx, log }: Settling,
  dispatchId: string,
  sent: Sent,
): Promise<void> {
  if (sent === 'too-big') return bounce(deps, tx, dispatchId, 'too-big');
  if (sent !== 'sent') return notSent(deps, { job, tx, log }, dispatchId, sent.error);
  await recordDispatchResult(deps, tx, { dispatchId, outcome: 'sent' });
}

async function bounce(
  deps: Dependencies,
  tx: Tx,
  dispatchId: string,
  reason: BounceReason,
  detail = '',
): Promise<void> {
  await recordDispatchResult(deps, tx, { dispatchId, outcome: 'bounced', reason, detail });
}

/** Retries where another attempt may succeed; otherwise records a bounce. */
async function notSent(
  deps: Dependencies,
  { job, tx, log }: Settling,
  dispatchId: string,
  error: unknown,
): Promise<void> {
  const words = serverWords(error);
  // The reply of the server may repeat the address: only its beginning is logged.
  log.warn({ dispatchId, reply: words.slice(0, 12), code: codeOf(error) }, 'a letter was not sent');
  if (isUnsure(error)) return bounce(deps, tx, dispatchId, 'unsure');
  if (isRefusedForGood(error)) {
    await recordDispatchResult(deps, tx, { dispatchId, outcome: 'bounced', detail: words });
    return;
  }
  const dispatch = await findDispatch(tx, { dispatchId });
  const tries = (dispatch?.tries ?? 0) + 1;
  if (tries >= mostTries) return bounce(deps, tx, dispatchId, 'unreachable', words);
  await updateDispatch(tx, dispatchId, { tries, sendingSince: null, detail: words });
  const pause = Math.min(firstPauseSeconds * 2 ** (tries - 1), longestPauseSeconds);
  const startAfter = new Date(deps.platform.clock.now().getTime() + pause * 1000);
  const key = `${keyOf(dispatchId)} ${tries}`;
  await deps.platform.jobs.send(tx, job, { dispatchId, turn: tries }, { key, startAfter });
}

const codeOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return String(responseCode ?? code ?? 'unknown');
};
