import { organisationPermissions } from '@sarn/organisation/contract';
import { endpoint, flag, lineText } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'exchange';
const access = organisationPermissions.manage;
const id = z.uuid();

/** Why a partner is not reached; the screen shows a different advice for each. */
export const partnerTroubles = ['key', 'own-key', 'stranger', 'clock', 'away', 'other'] as const;
export type PartnerTrouble = (typeof partnerTroubles)[number];

export const ExchangePartner = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  url: z.string(),
  fingerprint: z.string(),
  takesSecret: z.boolean(),
  waiting: z.number().int().describe('Messages that have not reached it yet'),
  failure: z
    .string()
    .nullable()
    .describe('Failure of the last attempt, as a sentence; null when it succeeded'),
  trouble: z
    .enum(partnerTroubles)
    .nullable()
    .describe('code of that failure; null when there is none'),
  doubtedAt: z
    .string()
    .nullable()
    .describe(
      'When a message named the partner but was not signed with its key; null once it was reached again',
    ),
  reachedAt: z.string().nullable(),
});
export type ExchangePartner = z.output<typeof ExchangePartner>;

/** The connection of this installation to the national gateway. */
export const GatewayHealth = z.object({
  address: z.string(),
  code: z.string().describe('code of this agency there'),
  pulledAt: z.string().nullable(),
  failure: z.string().nullable(),
  failedAt: z.string().nullable(),
  waiting: z.number().int().describe('Messages that have not reached it yet'),
});
export type GatewayHealth = z.output<typeof GatewayHealth>;

/** Gives the key of this installation to a partner; the key is proven by its fingerprint alone. */
export const getExchangeIdentity = endpoint({
  method: 'GET',
  path: '/exchange/identity',
  input: z.object({}),
  output: z.object({ code: z.string(), name: z.string(), publicKey: z.string() }),
  errors: ['exchange.off'],
  access: 'public',
  summary: 'Code, name and public key of this installation in the exchange',
  tag,
  rateLimit: { max: 60, perSeconds: 60 },
});

/** Takes every message of a partner; each is signed as a whole. */
export const takeExchangeMessage = endpoint({
  method: 'POST',
  path: '/exchange/message',
  input: z.object({}),
  output: z.object({ processId: z.string(), processTime: z.string(), signature: z.string() }),
  errors: [
    'exchange.off',
    'exchange.unknown-partner',
    'exchange.wrong-receiver',
    'exchange.bad-signature',
    'exchange.clock-skew',
    'exchange.replayed',
    'exchange.altered',
    'exchange.too-much',
  ],
  access: 'public',
  summary: 'A message of a partner (Ed25519 over receiver, sender, name, nonce, time, body)',
  tag,
  body: 'signed',
});

export const getExchange = endpoint({
  method: 'GET',
  path: '/exchange/partners',
  input: z.object({}),
  output: z.object({
    code: z.string(),
    fingerprint: z.string(),
    address: z.string(),
    rows: z.array(ExchangePartner),
    gateway: GatewayHealth.nullable().describe('null where none is set up'),
  }),
  errors: [],
  access,
  summary: 'This installation in the exchange, and its partners',
  tag,
});

export const setExchange = endpoint({
  method: 'POST',
  path: '/exchange/settings',
  changesSettings: 'exchange',
  input: z.object({
    code: lineText({ min: 2, max: 100 }),
    seen: lineText({ max: 100 }).optional().describe('As it was read; another one is refused'),
  }),
  output: z.object({}),
  errors: ['settings.stale'],
  access,
  summary: 'Set the code of this agency in the exchange',
  tag,
  isRepeatable: true,
});

export const checkGateway = endpoint({
  method: 'POST',
  path: '/exchange/gateway/check',
  input: z.object({}),
  output: z.object({}),
  errors: ['exchange.gateway-off'],
  access,
  summary: 'Check the national gateway for new letters now',
  tag,
  isRepeatable: true,
});

const partnerErrors = [
  'exchange.off',
  'exchange.partner-not-found',
  'exchange.partner-known',
  'exchange.address-unsafe',
  'exchange.address-inside',
  'exchange.unreachable',
  'exchange.refused',
  'exchange.fingerprint-differs',
] as const;

export const saveExchangePartner = endpoint({
  method: 'POST',
  path: '/exchange/partners/save',
  changesSettings: 'exchange',
  input: z.object({
    url: z.string().trim().min(8).max(300),
    fingerprint: z.string().trim().min(64).max(200),
    takesSecret: flag.default(false),
  }),
  output: z.object({ id: z.string() }),
  errors: partnerErrors,
  access,
  summary: 'Connect a partner: its key is fetched from its address and must have the fingerprint',
  tag,
});

export const retireExchangePartner = endpoint({
  method: 'POST',
  path: '/exchange/partners/retire',
  changesSettings: 'exchange',
  input: z.object({ id }),
  output: z.object({}),
  errors: partnerErrors,
  access,
  summary: 'Remove a partner; its messages are refused from then on',
  tag,
  isRepeatable: true,
});

export const testExchangePartner = endpoint({
  method: 'POST',
  path: '/exchange/partners/test',
  input: z.object({ id }),
  output: z.object({ processTime: z.string() }),
  errors: partnerErrors,
  access,
  takesNoKey: true,
  summary: 'Send a partner a test message and check its answer',
  tag,
});
