import { endpoint, lineText, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { arrivalSources, arrivalStates, arrivalTrusts } from './arrivals.ts';

const tag = 'registry';
const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

/** Rows of one page of arrivals. */
export const arrivalPageSize = 50;

const state = z.enum(keysOf(arrivalStates));

const card = {
  id: z.string(),
  source: z.enum(keysOf(arrivalSources)),
  state,
  senderName: z.string().describe('As given in the message'),
  senderAddress: z.string(),
  trust: z.enum(keysOf(arrivalTrusts)),
  sender: z.string().describe('Proposed: the name in the address book where there is one'),
  title: z.string(),
  arrivedAt: z.string(),
  files: z.number().int(),
};

export const ArrivalCard = z.object(card);
export type ArrivalCard = z.output<typeof ArrivalCard>;

const ArrivalFile = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  pageCount: z.number().nullable(),
});

/** A letter from elsewhere as it came, and the proposed fields of the register form. */
export const ArrivalDetail = z.object({
  ...card,
  contactId: z.string().nullable(),
  letterNo: z.string(),
  letterDate: z.string().nullable(),
  addressee: z.string(),
  speed: z.string(),
  secrecy: z.string(),
  body: z.string(),
  warnings: z.array(z.string()).describe('Codes of arrivalWarnings'),
  leftOut: z.array(z.object({ name: z.string(), reason: z.string() })),
  sentAt: z.string().nullable(),
  files: z.array(ArrivalFile),
  original: ArrivalFile.nullable().describe('The message as received'),
  decidedAt: z.string().nullable(),
  decidedBy: z.string(),
  reason: z.string(),
  documentId: z.string().nullable(),
  receiveNo: z.string().nullable(),
});
export type ArrivalDetail = z.output<typeof ArrivalDetail>;

export const listArrivals = endpoint({
  method: 'GET',
  path: '/registry/arrivals',
  input: z.object({
    state: state.default('waiting'),
    search: lineText({ max: 200 }).default(''),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({ rows: z.array(ArrivalCard), total: z.number().int(), waiting: z.number() }),
  errors: [],
  access: 'registry.register',
  hasScopes: true,
  summary: 'Letters from elsewhere, newest first',
  tag,
});

export const getArrival = endpoint({
  method: 'GET',
  path: '/registry/arrivals/:id',
  input: z.object({ id }),
  output: z.object({ item: ArrivalDetail }),
  errors: ['registry.arrival-not-found'],
  access: 'registry.register',
  hasScopes: true,
  summary: 'A letter from elsewhere with its files and the proposed fields',
  tag,
});

const decisionErrors = ['registry.arrival-not-found', 'registry.arrival-decided'] as const;

export const refuseArrival = endpoint({
  method: 'POST',
  path: '/registry/arrivals/refuse',
  input: z.object({ id, reason: longText({ min: 3, max: 1000 }) }),
  output: z.object({}),
  errors: decisionErrors,
  access: 'registry.register',
  hasScopes: true,
  summary: 'Refuse a letter from elsewhere; its sender is told the reason',
  tag,
  isRepeatable: true,
});

export const dropArrival = endpoint({
  method: 'POST',
  path: '/registry/arrivals/not-a-letter',
  input: z.object({ id }),
  output: z.object({}),
  errors: decisionErrors,
  access: 'registry.register',
  hasScopes: true,
  summary: 'Put aside a message that is no letter; nobody is told',
  tag,
  isRepeatable: true,
});

export const restoreArrival = endpoint({
  method: 'POST',
  path: '/registry/arrivals/restore',
  input: z.object({ id }),
  output: z.object({}),
  errors: decisionErrors,
  access: 'registry.register',
  hasScopes: true,
  summary: 'Take back that something is no letter',
  tag,
  isRepeatable: true,
});
