import { endpoint, lineText, settingCode } from '@sarn/kernel';
import { z } from 'zod';
import { openingNames } from './openings.ts';
import { sendMethods } from './send-methods.ts';
import type { SendMethod } from './send-methods.ts';

const tag = 'registry';

export type ContactKind = 'agency' | 'person';

/** Rows of one page of the address book. */
export const contactPageSize = 50;

const kind = z.enum(['agency', 'person']);
const method = z.enum(Object.keys(sendMethods) as [SendMethod, ...SendMethod[]]);

/** An entry of the address book, as it is typed. */
export const ContactDraft = z.object({
  kind: kind.default('agency').describe('follows from `senderType` where that is given'),
  senderType: settingCode.optional().describe('row of the table `serdertype`'),
  name: lineText({ min: 2, max: 300 }),
  abbreviation: lineText({ max: 60 }).default(''),
  address: z.string().trim().max(1000).default(''),
  email: z.email().max(200).or(z.literal('')).default(''),
  phone: lineText({ max: 100 }).default(''),
  exchangeCode: lineText({ max: 100 }).default(''),
  usualMethod: method
    .default('post')
    .describe('the method by which letters are usually sent there'),
  note: z.string().trim().max(1000).default(''),
});
export type ContactDraft = z.output<typeof ContactDraft>;

export const Contact = ContactDraft.extend({
  id: z.string(),
  senderType: settingCode,
  opening: z.enum(openingNames).describe('the word before the addressee'),
  postAddressed: z.string().describe('the post to which letters are addressed, or empty'),
});
export type Contact = z.output<typeof Contact>;

export const listContacts = endpoint({
  method: 'GET',
  path: '/registry/contacts',
  input: z.object({
    search: lineText({ max: 200 }).default(''),
    kind: kind.optional(),
    senderType: settingCode.optional().describe('`1` and `2`: all types below them too'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({ rows: z.array(Contact), total: z.number().int(), mayKeep: z.boolean() }),
  errors: [],
  access: 'session',
  scopes: ['contacts.write'],
  summary: 'The address book: agencies and people outside, by any part of an entry',
  tag,
});

export const saveContact = endpoint({
  method: 'POST',
  path: '/registry/contacts/save',
  input: ContactDraft.extend({ id: settingCode.optional().describe('left out for a new entry') }),
  output: z.object({ id: z.string() }),
  errors: [
    'registry.contact-not-found',
    'registry.contact-known',
    'settings.ended',
    'settings.unknown-value',
  ],
  access: 'registry.register',
  hasScopes: true,
  scopes: ['contacts.write'],
  summary: 'Add an entry to the address book, or correct one',
  tag,
  isRepeatable: true,
});

export const retireContact = endpoint({
  method: 'POST',
  path: '/registry/contacts/retire',
  input: z.object({ id: settingCode }),
  output: z.object({}),
  errors: ['registry.contact-not-found'],
  access: 'registry.register',
  hasScopes: true,
  scopes: ['contacts.write'],
  summary: 'Remove an entry of the address book; letters keep the name',
  tag,
  isRepeatable: true,
});
