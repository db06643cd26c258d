import { fileURLToPath } from 'node:url';
import { AppError, newId } from '@sarn/kernel';
import { defineJob, defineOutsideJob, outsideAddresses } from '@sarn/platform-server';
import type { Handle, JobDefinition, Platform, ServerModule, Tx } from '@sarn/platform-server';
import type { ArrivalAnswer } from '@sarn/intake/contract';
import { z } from 'zod';
import { exchangeAuditWords, exchangeErrors } from '../contract/index.ts';
import type { ExchangeChannel } from './channel.ts';
import { claimStep, sendStep, settleStep } from './deliver.service.ts';
import type { ExchangeDependencies, ExchangeNeeds } from './dependencies.ts';
import { gatewayClient } from './gateway/gateway-client.ts';
import { notePull, pullGateway } from './gateway/gateway-pull.ts';
import { gatewayTransport } from './gateway/gateway-transport.ts';
import { queuedChannel } from './queued.channel.ts';
import { exchangeCheck, exchangeMetrics } from './exchange.health.ts';
import { exchangeRoutes } from './exchange.routes.ts';
import { ensureGatewayPartner, findOwnCode, findPartner } from './exchange.store.ts';
import type { PartnerRow } from './exchange.store.ts';
import { sweepOld } from './inbox.store.ts';
import { answerDecision } from './intake.service.ts';
import { pullJob } from './pull.job.ts';
import { readOwnKey } from './keys.ts';
import type { OwnKey } from './keys.ts';
import { deliverInput, deliverName, gatewayInput, gatewayName } from './pull-queue.ts';

export type { ExchangeNeeds, LetterOut, OutResult } from './dependencies.ts';
/** Error codes that stop a letter that is sent by the exchange as a step of its flow. */
export const exchangePart = {
  owner: 'exchange',
  errors: ['exchange.partner-not-found', 'exchange.secret'],
} as const;

export type { GatewaySettings } from './gateway/gateway.settings.ts';

const hourMs = 3_600_000;

/** An outgoing letter of this agency, as the registry gives it to the exchange. */
interface Outgoing {
  readonly id: string;
  readonly documentId: string;
  readonly recipient: { readonly name: string; readonly exchangeCode: string };
  readonly attempt: number;
}

/** Letters between agencies as the composition sees it. */
export interface ExchangeModule extends ServerModule {
  /** Tells the sender of an arrival what became of it. */
  readonly answer: (tx: Tx, answer: ArrivalAnswer) => Promise<void>;
  /** Sends letters of this agency (the registry's channel `exchange`). */
  readonly way: {
    readonly method: 'exchange';
    reaches(h: Handle, recipient: Outgoing['recipient']): Promise<string | null>;
    send(tx: Tx, outgoing: Outgoing): Promise<{ readonly messageId: null }>;
  };
}

export function exchangeModule(platform: Platform, needs: ExchangeNeeds): ExchangeModule {
  let key: Promise<OwnKey> | undefined;
  const ownKey = () => (key ??= readOwnKey(platform.config.dataDir));
  const client = needs.gateway && gatewayClient(gatewayTransport(needs.gateway));
  const deps: ExchangeDependencies = {
    ...needs,
    platform,
    isPartnerAddress: platform.config.isProduction
      ? outsideAddresses(needs.partnerNetworks)
      : undefined,
    ownKey,
    gatewayClient: client,
  };
  const channel = queuedChannel(deps);
  return {
    name: 'exchange',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    errors: exchangeErrors,
    auditWords: exchangeAuditWords,
    permissions: [],
    routes: exchangeRoutes(deps),
    jobs: exchangeJobs(deps, channel),
    healthChecks: [exchangeCheck(platform)],
    metrics: [exchangeMetrics(platform)],
    answer: (tx, answer) => answerDecision(channel, tx, answer),
    way: {
      method: 'exchange',
      async reaches(h, { exchangeCode: code }) {
        if (code === '') return null;
        const partner = await findPartner(h, { code });
        // A connected partner is reached directly, every other agency by the gateway.
        if (partner?.way === 'direct') return (await findOwnCode(h)) === '' ? null : code;
        return deps.gateway ? code : null;
      },
      async send(tx, outgoing) {
        await sendOut(deps, channel, tx, outgoing);
        return { messageId: null };
      },
    },
  };
}

/** @throws 'exchange.secret' where the letter is classified and the partner does not take such */
async function sendOut(
  deps: ExchangeDependencies,
  channel: ExchangeChannel,
  tx: Tx,
  { id, documentId, recipient, attempt }: Outgoing,
): Promise<void> {
  const partner = await partnerFor(deps, tx, recipient);
  const letter = await deps.letterFacts(tx, documentId);
  if (letter.secrecy !== 'normal' && !partner.takesSecret) throw new AppError('exchange.secret');
  if (attempt > 1) {
    await channel.withdraw(tx, partner.id, {
      LetterID: letter.letterNo,
      CorrespondenceDate: letter.letterDate,
      SenderDepartmentCode:
        partner.way === 'gateway' ? (deps.gateway?.code ?? '') : await findOwnCode(tx),
      AcceptDepartmentCode: partner.code,
    });
  }
  await channel.send(tx, { id, partnerId: partner.id, documentId });
}

/** @throws 'exchange.partner-not-found' where there is neither a partner nor a gateway for it */
async function partnerFor(
  deps: ExchangeDependencies,
  tx: Tx,
  { name, exchangeCode: code }: Outgoing['recipient'],
): Promise<PartnerRow> {
  const partner = await findPartner(tx, { code });
  if (partner?.way === 'direct') return partner;
  if (!deps.gateway) throw new AppError('exchange.partner-not-found');
  const at = deps.platform.clock.now().toISOString();
  return ensureGatewayPartner(tx, { id: newId(), code, name }, at);
}

/** Where a gateway is set up, a job takes in what waits there each minute. */
function gatewayJobs(deps: ExchangeDependencies): JobDefinition[] {
  const { gatewayClient: client } = deps;
  if (!client) return [];
  return [
    defineOutsideJob({
      name: gatewayName,
      input: gatewayInput,
      schedule: '* * * * *',
      expireSeconds: 600,
      claim: async () => client,
      outside: (gateway, { signal }) => pullGateway(deps, gateway, signal),
      settle: (failure, _client, { tx }) => notePull(deps, tx, failure),
    }) as JobDefinition,
  ];
}

function exchangeJobs(deps: ExchangeDependencies, channel: ExchangeChannel): JobDefinition[] {
  const { clock } = deps.platform;
  return [
    ...gatewayJobs(deps),
    pullJob(deps, channel),
    defineOutsideJob({
      name: deliverName,
      input: deliverInput,
      concurrency: 2,
      // Longer than the gateway may take for a letter with its files.
      expireSeconds: 180,
      claim: ({ outboxId }, { tx }) => claimStep(deps, tx, outboxId),
      outside: (step, { signal }) => sendStep(deps, step, signal),
      settle: (result, step, { tx }) => settleStep(deps, tx, step, result),
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
