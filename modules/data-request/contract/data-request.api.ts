import { endpoint, jsonOf } from '@sarn/kernel';
import { FileCard } from '@sarn/file/contract';
import { z } from 'zod';
import { dataRequestEvents, dataRequestStates, dataRequestSteps } from './data-request.flow.ts';
import { dataRequestKinds } from './data-request.kinds.ts';
import {
  DataRequestAnswer,
  DataRequestDraft,
  dataRequestFormNames,
  OutsideDataRequestDraft,
} from './data-request.forms.ts';
import { dataRequestPermissions } from './data-request.permissions.ts';

const tag = 'data-request';
const id = z.uuid();
const day = z.string().describe('Day in Bangkok, ISO 8601');

/** A request in a list. */
export const DataRequestRow = z.object({
  id,
  no: z.string().describe('Number and Buddhist year: 3/2569'),
  kind: z.enum(dataRequestKinds),
  requesterName: z.string(),
  isOutside: z.boolean().describe('Of somebody without an account'),
  state: z.enum(dataRequestStates),
  dueDay: day,
  isOverdue: z.boolean().describe('Open, and its due day is past'),
  createdAt: z.string().describe('Instant, UTC'),
});
export type DataRequestRow = z.output<typeof DataRequestRow>;

/** A request with its history and the steps open to the reader. */
export const DataRequestDetail = DataRequestRow.extend({
  details: z.string(),
  outside: z
    .object({
      contact: z.string().describe('Where the answer goes'),
      proof: z.string().describe('How it was made sure who asks'),
      receivedDay: day.describe('When it came in'),
      receivedByName: z.string(),
    })
    .nullable()
    .describe('null for the request of a user'),
  answer: z.string().describe('Or the reason of the refusal; empty until then'),
  files: z.array(FileCard).describe('Files of the answer'),
  latestDueDay: day.describe('How far the due day can be extended'),
  version: z.number().int().describe('To be sent with a step: an outdated version is refused'),
  may: z.array(
    z.object({
      act: z.enum(dataRequestSteps),
      form: z.enum(dataRequestFormNames),
      tone: z.enum(['primary', 'quiet', 'danger']),
    }),
  ),
  history: z.array(
    z.object({
      id,
      act: z.enum(dataRequestEvents),
      state: z.enum(dataRequestStates).describe('State afterwards'),
      words: z.string().describe('Reason or answer given with the step'),
      actorName: z.string(),
      at: z.string().describe('Instant, UTC'),
    }),
  ),
});
export type DataRequestDetail = z.output<typeof DataRequestDetail>;

export const listDataRequests = endpoint({
  method: 'GET',
  path: '/data-request/list',
  input: z.object({}),
  output: z.object({
    items: z.array(DataRequestRow),
    mayReceive: z.boolean().describe('The caller may enter requests of people without an account'),
  }),
  errors: [],
  access: 'session',
  summary:
    'Own requests, those received for others, and all those that the caller may answer; newest first, at most 200',
  tag,
});

export const getDataRequest = endpoint({
  method: 'GET',
  path: '/data-request/one',
  input: z.object({ id }),
  output: z.object({ item: DataRequestDetail }),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'A request with its history and the steps that the caller may take',
  tag,
});

/** The last answer of a person to the personal-data policy. */
export const KeptConsent = z.object({
  version: z.string(),
  isAgreed: z.boolean(),
  at: z.string().describe('Instant, UTC'),
});
export type KeptConsent = z.output<typeof KeptConsent>;

export const getConsent = endpoint({
  method: 'GET',
  path: '/data-request/consent',
  input: z.object({}),
  output: z.object({
    item: KeptConsent.nullable().describe('null before the first answer'),
  }),
  errors: [],
  access: 'session',
  summary: 'The present consent of the caller',
  tag,
});

export const makeDataRequest = endpoint({
  method: 'POST',
  path: '/data-request/make',
  input: DataRequestDraft,
  output: z.object({ id }),
  errors: ['data-request.no-consent'],
  access: 'session',
  summary:
    'Makes a request, which gets a number and a due day; `withdrawal` ends the consent at once',
  tag,
});

export const receiveDataRequest = endpoint({
  method: 'POST',
  path: '/data-request/receive',
  input: OutsideDataRequestDraft,
  output: z.object({ id }),
  errors: ['data-request.received-day'],
  access: dataRequestPermissions.receive,
  summary: 'Enters the request of somebody without an account, for whom the caller follows it',
  tag,
});

export const actOnDataRequest = endpoint({
  method: 'POST',
  path: '/data-request/act',
  input: z.object({
    id,
    act: z.enum(dataRequestSteps),
    version: z.coerce.number().int(),
    answer: jsonOf(DataRequestAnswer),
  }),
  output: z.object({}),
  errors: [
    'platform.not-found',
    'platform.forbidden',
    'file.not-found',
    'data-request.not-possible',
    'data-request.stale',
    'data-request.own-request',
    'data-request.due-day',
  ],
  access: 'session',
  summary: 'Takes a step of the flow with the answers to its form',
  tag,
});

export const printDataRequest = endpoint({
  method: 'GET',
  path: '/data-request/print',
  input: z.object({ id }),
  output: z.object({}),
  errors: ['platform.not-found', 'pdf.too-slow'],
  access: 'session',
  summary: 'The request as a printed form',
  tag,
  isBinary: true,
});
