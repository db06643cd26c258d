import { endpoint, jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { DisplaySetting } from './display-setting.ts';

const tag = 'identity';

/** As the product is delivered, for whoever chose nothing. */
export const usualDisplay: DisplaySetting = {
  textSize: 'normal',
  theme: 'system',
  digits: 'arabic',
};

/** Lists of which one person keeps the columns at most; the oldest make way. */
export const mostColumnLists = 200;

const list = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9:._-]{0,99}$/)
  .describe('which list, as the page of it names it');
const columns = z.array(z.string().min(1).max(60)).max(100);

const ListColumns = z.object({ list, columns });

export const getDisplay = endpoint({
  method: 'GET',
  path: '/identity/display',
  input: z.object({}),
  output: z.object({
    item: DisplaySetting,
    columns: z.array(ListColumns).describe('lists of which the caller chose the columns'),
  }),
  errors: [],
  access: 'session',
  summary: 'How the caller wants the product to look',
  tag,
  isRepeatable: true,
});

export const setDisplay = endpoint({
  method: 'POST',
  path: '/identity/display',
  input: DisplaySetting,
  output: z.object({ item: DisplaySetting }),
  errors: [],
  access: 'session',
  summary: 'Sets how the product looks to the caller, on every device',
  tag,
  isRepeatable: true,
});

export const keepColumns = endpoint({
  method: 'POST',
  path: '/identity/columns',
  input: z.object({
    list,
    columns: jsonOf(columns).optional().describe('left out: the usual ones again'),
  }),
  output: z.object({}),
  errors: [],
  access: 'session',
  summary: 'Keeps which columns of a list the caller chose, on every device',
  tag,
  isRepeatable: true,
});
