import { randomInt } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import { DeliveryProblem, defineOutsideJob } from '@sarn/platform-server';
import type { CallContext, Handle, JobDefinition, Platform, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { LineAccount } from '../contract/index.ts';
import { lineAnswers } from './line-answers.ts';
import type { LineApi, LineSettings } from './line-api.ts';
import type { LineAct } from './line-events.ts';
import { createReceive, hashOf, noteLine } from './line-receive.ts';
import type { Gone } from './line-receive.ts';
import { deleteLink, findLink, replaceCode } from './line.store.ts';

const codeMinutes = 10;

/** The LINE settings of this deployment. */
export interface LineDeployment {
  readonly isOffered: boolean;
  readonly settings: LineSettings | null;
  readonly api: LineApi | null;
}

export interface LineService {
  account(h: Handle, personId: string): Promise<LineAccount>;
  /** @throws AppError 'notification.line-off' */
  makeCode(tx: Tx, personId: string): Promise<{ code: string; expiresAt: string }>;
  unlink(tx: Tx, personId: string, requestId: string): Promise<void>;
  /** Handles the acts of people with the official account, each in its own transaction. */
  receive(acts: readonly LineAct[], context: CallContext): Promise<void>;
  readonly jobs: readonly JobDefinition[];
}

export function createLineService(
  platform: Platform,
  deployment: LineDeployment,
  gone: Gone,
): LineService {
  const { clock, db, jobs } = platform;
  const receive = createReceive(platform, gone);
  const replyJob = lineReplyJob(deployment.api);
  return {
    jobs: [replyJob],
    async account(h, personId) {
      const found = await findLink(h, personId);
      return {
        isOffered: deployment.isOffered,
        isAvailable: deployment.isOffered && deployment.settings !== null,
        officialId: deployment.settings?.officialId ?? null,
        link: found ? { linkedAt: found.linkedAt, isBlocked: found.isBlocked } : null,
      };
    },
    async makeCode(tx, personId) {
      if (!deployment.isOffered || !deployment.settings)
        throw new AppError('notification.line-off');
      const now = clock.now();
      const code = String(randomInt(100_000_000)).padStart(8, '0');
      const expiresAt = new Date(now.getTime() + codeMinutes * 60_000).toISOString();
      const createdAt = now.toISOString();
      await replaceCode(tx, { hash: hashOf(code), personId, createdAt, expiresAt });
      return { code, expiresAt };
    },
    async unlink(tx, personId, requestId) {
      if ((await deleteLink(tx, { personId })) === undefined) return;
      await gone(tx, personId);
      await noteLine(platform, tx, 'line-unlinked', { personId, requestId });
    },
    async receive(acts, { requestId }) {
      for (const act of acts) {
        await db.transaction(async (tx) => {
          const answer = await receive(tx, act, requestId);
          const replyToken = 'replyToken' in act ? act.replyToken : null;
          if (answer === null || replyToken === null) return;
          await jobs.send(tx, replyJob, { replyToken, answer });
        });
      }
    },
  };
}

const Reply = z.object({ replyToken: z.string(), answer: z.enum(lineAnswers.codes) });

/** Sent by a job: the LINE Platform waits for the 200 of the webhook first. */
function lineReplyJob(api: LineApi | null): JobDefinition<typeof Reply> {
  return defineOutsideJob({
    name: 'notification.line-reply',
    input: Reply,
    // The reply token expires after about a minute.
    retryLimit: 2,
    claim: async (reply) => (api ? { api, ...reply } : null),
    async outside({ api: line, replyToken, answer }, { log }) {
      await line.reply(replyToken, lineAnswers.texts[answer]).catch((error: unknown) => {
        if (!(error instanceof DeliveryProblem && error.isFinal)) throw error;
        log.warn({ problem: error.code, detail: error.detail }, 'an answer in LINE was refused');
      });
    },
    settle: async () => undefined,
  });
}
