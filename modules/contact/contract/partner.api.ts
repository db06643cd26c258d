import { endpoint, lineText, settingCode } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'registry';

/** The partner whose letters have numbers of this kind: "จาก" is filled in by it. */
export const senderOfNumber = endpoint({
  method: 'GET',
  path: '/registry/contacts/of-number',
  input: z.object({ letterNo: lineText({ max: 100 }) }),
  output: z.object({
    partner: z
      .object({
        name: z.string(),
        isFixedName: z.boolean().describe('No other name is taken for such a number'),
      })
      .nullable()
      .describe('Null where no prefix fits'),
  }),
  errors: [],
  access: 'session',
  scopes: ['contacts.write'],
  summary: 'The partner whose letters have numbers that begin like this one',
  tag,
});

/** Makes one partner of two. */
export const mergeContacts = endpoint({
  method: 'POST',
  path: '/registry/contacts/merge',
  changesSettings: 'book-send-from',
  input: z.object({
    code: settingCode.describe(
      'The entry that ends; its names become other names of the one that stays',
    ),
    into: settingCode,
    reason: lineText({ min: 3, max: 300 }),
  }),
  output: z.object({ code: z.string() }),
  errors: ['registry.contact-not-found', 'registry.contact-same', 'settings.too-many-rows'],
  access: 'settings.registry',
  summary: 'Merge two entries of the address book; letters keep the name they bear',
  tag,
});
