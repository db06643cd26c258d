import { lineText, longText } from '@sarn/kernel';
import { z } from 'zod';
import { isEmail } from '../address.ts';

/** How a unit is reached, as its letters print it below the agency's name and beside the contact. */
export const UnitContact = z.object({
  address: longText({ max: 500 }).describe('Postal address, several lines'),
  phone: lineText({ max: 100 }),
  fax: lineText({ max: 100 }),
  mail: lineText({ max: 254 }).refine((text) => text === '' || isEmail(text)),
});
export type UnitContact = z.output<typeof UnitContact>;
