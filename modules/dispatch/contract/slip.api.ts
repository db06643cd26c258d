import { civilDate, endpoint } from '@sarn/kernel';
import { id } from '@sarn/document/contract';
import { z } from 'zod';

/** Most slips in one file; a longer day is printed for each messenger. */
export const slipLimit = 200;

export const printSlips = endpoint({
  method: 'GET',
  path: '/registry/dispatch/slips',
  input: z.object({ day: civilDate('2000-01-01', '2200-12-31'), carrierId: id.optional() }),
  output: z.object({}),
  errors: ['registry.dispatch-not-found', 'registry.slips-too-many', 'pdf.too-slow'],
  access: 'session',
  summary:
    'Receipts (form 17) for the letters of the delivery book of a day, one page each; the subject where the caller may read the letter and it is not classified',
  tag: 'registry',
  isBinary: true,
});
