import { PersonRef, Term } from '@sarn/document/contract';
import { z } from 'zod';
import { LetterFields } from './letter-fields.ts';
import { outsideStates } from './outside-states.ts';

const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

/** One delivery attempt to an addressee; its result stays when another attempt is made. */
const AttemptView = z.object({
  id: z.string(),
  methodTerm: Term,
  stateTerm: Term,
  address: z.string(),
  reference: z.string(),
  reason: Term.nullable().describe('why it did not arrive'),
  detail: z.string().describe('in the words of the other side'),
  receiverName: z.string(),
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  acknowledgedAt: z.string().nullable().describe('by the receiver, with the link'),
});

/** An addressee outside the agency, and the state of the sending. */
export const OutsideRecipientView = z.object({
  id: z.string(),
  name: z.string(),
  method: z.string(),
  methodTerm: Term,
  state: z.enum(keysOf(outsideStates)),
  stateTerm: Term,
  reference: z.string(),
  sentAt: z.string().nullable(),
  theirNo: z.string(),
  note: z.string(),
  email: z.string().describe('of the address book, or to which it was sent last'),
  ways: z.array(z.string()).describe('methods by which it can be reached today'),
  attempts: z.array(AttemptView).describe('oldest first'),
});
export type OutsideRecipientView = z.output<typeof OutsideRecipientView>;

/**
 * What letters going out, certificates, notes and other documents have beside the common fields.
 */
export const LetterView = z.object({
  issuer: z.string().describe('the agency, as it stands at the head of the document'),
  emblem: z.string().nullable().describe('of the day it was signed; below the base path'),
  fields: LetterFields,
  bearer: PersonRef.nullable(),
  recipients: z.array(OutsideRecipientView),
  validity: z
    .object({ code: z.string(), term: Term })
    .nullable()
    .describe('of a certificate, today'),
});
export type LetterView = z.output<typeof LetterView>;
