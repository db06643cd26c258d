import { civilDateAt, newSettingCode } from '@sarn/kernel';
import type { FieldValue } from '@sarn/kernel';
import { InvalidInput } from '@sarn/platform-server';
import type { PartChange, Platform } from '@sarn/platform-server';
import type { ChangeResult } from '../contract/index.ts';

/** What became of a row of the file. */
export const told = ({ state }: ChangeResult): 'done' | 'waits' =>
  state === 'applied' ? 'done' : 'waits';

/** The code of a row that the file adds. @throws InvalidInput, as its form would be refused */
export function assertNewCode(code: string): void {
  if (!newSettingCode.safeParse(code).success)
    throw new InvalidInput([{ field: 'code', rule: 'code' }]);
}

/** The fields as the file has them. What is left out of it is not deleted: it ends. */
export const fieldsWanted = (
  platform: Platform,
  { before, after }: PartChange,
): Readonly<Record<string, FieldValue>> =>
  after?.fields ?? { ...before?.fields, validTo: endOf(platform, before?.fields) };

/** Today, for what began; what begins later ends on its first day. */
const endOf = ({ clock }: Platform, fields: Readonly<Record<string, FieldValue>> | undefined) => {
  const today = civilDateAt(clock.now());
  const from = String(fields?.['validFrom'] ?? today);
  return from > today ? from : today;
};
