import { fileURLToPath } from 'node:url';
import { AppError } from '@sarn/kernel';
import { defineJob } from '@sarn/platform-server';
import type { Handle, JobDefinition, Platform, ServerModule, Tx } from '@sarn/platform-server';
import type { ArrivalAnswer } from '@sarn/registry/contract';
import { z } from 'zod';
import { exchangeAuditWords, exchangeErrors } from '../contract/index.ts';
import type { ExchangeChannel } from './channel.ts';
import { deliver } from './deliver.service.ts';
import type { ExchangeDesk, ExchangeNeeds } from './desk.ts';
import { directChannel } from './direct.channel.ts';
import { exchangeRoutes } from './exchange.routes.ts';
import { findOwnCode, findPartner } from './exchange.store.ts';
import { sweepOld } from './inbox.store.ts';
import { answerDecision, takeNext } from './intake.service.ts';
import { readOwnKey } from './keys.ts';
import type { OwnKey } from './keys.ts';
import { deliverInput, deliverName, pullInput, pullName } from './pull-queue.ts';

export type { ExchangeNeeds, LetterOut, OutResult } from './desk.ts';

const hourMs = 3_600_000;

/** A letter of ours on its way, as the registry hands it over. */
interface Outgoing {
  readonly id: string;
  readonly documentId: string;
  readonly recipient: { readonly exchangeCode: string };
  readonly attempt: number;
}

/** Letters between agencies as the composition sees it. */
export interface ExchangeModule extends ServerModule {
  /** Tells who sent an arrival what became of it. */
  readonly answer: (tx: Tx, answer: ArrivalAnswer) => Promise<void>;
  /** The way out for letters of ours (the registry's channel `exchange`). */
  readonly way: {
    readonly method: 'exchange';
    reaches(h: Handle, recipient: Outgoing['recipient']): Promise<string | null>;
    send(tx: Tx, outgoing: Outgoing): Promise<{ readonly messageId: null }>;
  };
}

export function exchangeModule(platform: Platform, needs: ExchangeNeeds): ExchangeModule {
  let key: Promise<OwnKey> | undefined;
  const ownKey = () => (key ??= readOwnKey(platform.config.dataDir));
  const desk: ExchangeDesk = { ...needs, platform, ownKey };
  const channel = directChannel(desk);
  return {
    name: 'exchange',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    errors: exchangeErrors,
    auditWords: exchangeAuditWords,
    permissions: [],
    routes: exchangeRoutes(desk),
    jobs: exchangeJobs(desk, channel),
    answer: (tx, answer) => answerDecision(channel, tx, answer),
    way: {
      method: 'exchange',
      async reaches(h, { exchangeCode: code }) {
        if (code === '' || (await findOwnCode(h)) === '') return null;
        return (await findPartner(h, { code }))?.code ?? null;
      },
      async send(tx, outgoing) {
        await sendOut(desk, channel, tx, outgoing);
        return { messageId: null };
      },
    },
  };
}

/** @throws 'exchange.secret' where the letter is classified and we have not said that it may go */
async function sendOut(
  desk: ExchangeDesk,
  channel: ExchangeChannel,
  tx: Tx,
  { id, documentId, recipient, attempt }: Outgoing,
): Promise<void> {
  const partner = await findPartner(tx, { code: recipient.exchangeCode });
  if (!partner) throw new AppError('exchange.partner-not-found');
  const letter = await desk.letterToSend(tx, documentId);
  if (letter.secrecy !== 'normal' && !partner.takesSecret) throw new AppError('exchange.secret');
  if (attempt > 1) {
    await channel.withdraw(tx, partner.id, {
      LetterID: letter.letterNo,
      CorrespondenceDate: letter.letterDate,
      SenderDepartmentCode: await findOwnCode(tx),
      AcceptDepartmentCode: partner.code,
    });
  }
  await channel.send(tx, { id, partnerId: partner.id, documentId });
}

function exchangeJobs(desk: ExchangeDesk, channel: ExchangeChannel): JobDefinition[] {
  const { clock } = desk.platform;
  return [
    defineJob({
      name: pullName,
      input: pullInput,
      async handler(_input, { tx }) {
        await takeNext(desk, channel, tx);
      },
    }) as JobDefinition,
    defineJob({
      name: deliverName,
      input: deliverInput,
      concurrency: 2,
      handler: ({ outboxId }, { tx }) => deliver(desk, tx, outboxId),
    }) as JobDefinition,
    defineJob({
      name: 'exchange.sweep',
      input: z.object({}),
      schedule: '15 * * * *',
      async handler(_input, { tx }) {
        const now = clock.now().getTime();
        const before = (hours: number) => new Date(now - hours * hourMs).toISOString();
        await sweepOld(tx, { nonces: before(1), parts: before(48) });
      },
    }) as JobDefinition,
  ];
}
