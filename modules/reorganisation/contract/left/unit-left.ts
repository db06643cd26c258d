import { z } from 'zod';

/** What gives a right for a unit, or lets a unit use its registers: it does not follow by itself. */
export const unitRightKinds = [
  ...(['grants', 'number-lines', 'groups', 'orders'] as const),
  ...(['registrars', 'programs', 'shares'] as const),
] as const;

/** The same, and lists of recipients that still name an ended unit. */
export const unitLeftKinds = [...unitRightKinds, 'route-lists', 'recipient-groups'] as const;
export type UnitLeftKind = (typeof unitLeftKinds)[number];

/** Something that names a unit and does not follow it; somebody has to decide. */
export const UnitLeft = z.object({
  kind: z.enum(unitLeftKinds),
  name: z.string(),
  about: z.string().describe('who has it, or which unit keeps it; may be empty'),
  row: z.string().describe('what the page on which it is changed opens'),
});
export type UnitLeft = z.output<typeof UnitLeft>;
