import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { flag } from '../text.ts';
import { rowOfTable, tableCode } from './row.ts';
import { settingCode } from './values.ts';

/**
 * Rows of a table that forms offer: for everybody who is signed in. Apart from the other calls of tables,
 * because many pages ask it.
 */
export const listSettingOptions = endpoint({
  method: 'GET',
  path: '/settings/options/:table',
  input: z.object({
    table: tableCode,
    withCode: settingCode.optional().describe('Also when it ended'),
    withEnded: flag.default(false).describe('All rows: for the words of what carries them'),
  }),
  output: z.object({
    rows: z.array(
      rowOfTable.extend({
        isForOthers: z
          .literal(true)
          .optional()
          .describe('Limited to units of which the caller is none: forms do not offer it'),
      }),
    ),
  }),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'Rows of a described table that forms offer today',
  tag: 'settings',
});
