import { civilDate, endpoint, longText } from '@sarn/kernel';
import { z } from 'zod';
import { ReservedNumber } from '@sarn/document/contract';
import { id } from '@sarn/document/contract';

const tag = 'registry';

/** Limits of a reservation of numbers; the first is a setting of the installation. */
export const reservationLimits = {
  /** Numbers in one reservation, where the installation sets nothing else. */
  numbers: 50,
  /** Days a reservation may last. */
  days: 90,
  /** Days back for which a number may be reserved. */
  daysBack: 366,
} as const;

/** What the clerk fills in to reserve numbers. */
export const ReserveForm = z.object({
  count: z.coerce.number().int().min(1).max(1000),
  /** The day under which the letters are registered; an earlier day is back-dating. */
  forDay: civilDate(),
  /** Last day on which the numbers may be used. */
  expiresOn: civilDate(),
  reason: longText({ min: 3, max: 500 }),
});
export type ReserveForm = z.output<typeof ReserveForm>;

/** Takes the next numbers of a register before there is a document for them. */
export const reserveNumbers = endpoint({
  method: 'POST',
  path: '/registry/registers/:registerId/reserve',
  input: ReserveForm.extend({ registerId: id }),
  output: z.object({ year: z.number(), first: z.number(), last: z.number() }),
  errors: [
    'registry.not-found',
    'registry.reserve-too-many',
    'registry.reserve-day',
    'registry.reserve-expiry',
    'registry.register-closed',
    'registry.register-shared',
    'registry.year-closed',
  ],
  access: 'registry.reserve',
  hasScopes: true,
  scopes: ['numbers.reserve'],
  summary: 'Reserve one or several numbers of a register, also for an earlier day',
  tag,
  isRepeatable: true,
});

/** Opens a register before its first number, so that numbers of it can be reserved. */
export const openRegisterBook = endpoint({
  method: 'POST',
  path: '/registry/registers/open',
  input: z.object({ unitId: id, kind: z.string().max(40) }),
  output: z.object({ id: z.string() }),
  errors: ['registry.not-found', 'registry.register-closed', 'registry.register-shared'],
  access: 'registry.reserve',
  hasScopes: true,
  summary: 'Open a register of the caller’s unit that has given no number yet',
  tag,
  isRepeatable: true,
});

/** Closes the register of a year that is over. */
export const closeRegisterYear = endpoint({
  method: 'POST',
  path: '/registry/registers/:registerId/close-year',
  input: z.object({ registerId: id, year: z.coerce.number().int().min(2400).max(2700) }),
  output: z.object({
    last: z.number().int(),
    used: z.number().int(),
    void: z.number().int(),
    released: z.number().int(),
  }),
  errors: [
    'registry.not-found',
    'registry.year-not-over',
    'registry.year-reserved',
    'registry.year-closed',
  ],
  access: 'registry.reserve',
  hasScopes: true,
  summary: 'Close the register of a year that is over; it gives no number any more',
  tag,
  isRepeatable: true,
});

/** How a reserved number without a document may end. */
export const reservationEnds = ['VOID', 'RELEASED'] as const;

/** Why a reserved number ends; the register shows it. */
export const EndReason = longText({ min: 3, max: 500 });

/** How a reserved number ends, and why. */
export const ReservedNumberEnd = z.object({
  entryId: id,
  how: z.enum(reservationEnds),
  reason: EndReason,
});

/** Ends a reserved number: void (spoiled) or released (not needed). It stays in the register. */
export const endReservedNumber = endpoint({
  method: 'POST',
  path: '/registry/register-entry/:entryId/end',
  input: ReservedNumberEnd,
  output: z.object({ number: z.string().describe('n/BBBB') }),
  errors: ['registry.not-found', 'registry.number-not-reserved'],
  access: 'registry.reserve',
  hasScopes: true,
  scopes: ['numbers.reserve'],
  summary: 'Void or release a reserved number; it is never given again',
  tag,
  isRepeatable: true,
});

/** Reserved numbers that the letter now being registered could get. */
export const listReservedNumbers = endpoint({
  method: 'GET',
  path: '/registry/incoming/reserved-numbers',
  input: z.object({}),
  output: z.object({ rows: z.array(ReservedNumber) }),
  errors: [],
  access: 'registry.register',
  hasScopes: true,
  scopes: ['documents.register'],
  summary: 'Reserved numbers of the register of incoming letters that may still be used',
  tag,
});
