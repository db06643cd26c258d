import { secretLevelOf } from '@sarn/organisation/contract';
import { flag, lineText, listOf } from '@sarn/kernel';
import { z } from 'zod';
import { RegisterForm } from '@sarn/correspondence/contract';
import { id } from '@sarn/document/contract';

/** What registering asks for; the page checks by it before it calls. */
export const IncomingRegistration = RegisterForm.extend({
  fileIds: listOf(id, 20, 0),
  confirmDuplicate: flag.default(false),
  arrivalId: id.optional(),
}).refine(
  // Of the upper classes of secrecy the register alone is kept, where the agency says nothing else.
  ({ fileIds, secrecy }) => fileIds.length > 0 || secretLevelOf(secrecy) > 1,
  { path: ['fileIds'], message: 'too_small' },
);

/** What the box of arrivals asks for. */
export const IncomingArrival = z.object({
  title: lineText({ min: 2, max: 1000 }),
  sender: lineText({ min: 2, max: 300 }),
  fileIds: listOf(id, 20, 1),
});
