import { civilDate, lineText } from '@sarn/kernel';
import { z } from 'zod';

/** Reference of a document in the Royal Gazette (DOMAIN §4.4). */
export const GazetteRef = z.object({
  volume: z.coerce.number().int().min(1).max(9999),
  part: lineText({ min: 1, max: 60 }).describe('as printed: ตอนพิเศษ 113 ง'),
  page: lineText({ min: 1, max: 20 }),
  date: civilDate('1957-01-01', '2100-12-31').describe('the day of the Gazette'),
});
export type GazetteRef = z.output<typeof GazetteRef>;
