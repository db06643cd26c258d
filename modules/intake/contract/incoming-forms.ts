import { secretLevelOf } from '@sarn/organisation/contract';
import { flag, lineText, listOf } from '@sarn/kernel';
import { z } from 'zod';
import { RegisterForm } from '@sarn/correspondence/contract';
import { id } from '@sarn/document/contract';

/** Fields for registering a letter; the page checks them before the call. */
export const IncomingRegistration = RegisterForm.extend({
  fileIds: listOf(id, 20, 0),
  confirmDuplicate: flag.default(false),
  arrivalId: id.optional(),
}).refine(
  // For the upper two classes of secrecy usually only the register is kept, without files.
  ({ fileIds, secrecy }) => fileIds.length > 0 || secretLevelOf(secrecy) > 1,
  { path: ['fileIds'], message: 'too_small' },
);

/** Fields for putting a letter into the arrival box. */
export const IncomingArrival = z.object({
  title: lineText({ min: 2, max: 1000 }),
  sender: lineText({ min: 2, max: 300 }),
  fileIds: listOf(id, 20, 1),
});
