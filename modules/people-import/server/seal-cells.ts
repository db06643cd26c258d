import { maskedIdCard } from '@sarn/profile/contract';
import { idCardDigits, isIdCard } from '@sarn/organisation/contract';
import { keyedHash } from '@sarn/organisation/server';
import type { SheetRow } from '@sarn/platform-server';
import type { CardSeal, StagedRow } from './staged.ts';

/**
 * A row without the numbers of ID cards: each is cut out of its cell before anything is stored, and
 * only its keyed hash and its last four digits are kept.
 *
 * @param column of the ID card, where it is known; elsewhere whatever has 13 digits is taken for one
 * Rule: specification of settings §4, Id card
 */
export function sealedRow(
  { row, cells, withoutResult = [] }: SheetRow,
  key: Buffer,
  column: number | undefined,
): StagedRow {
  const seals: Record<string, CardSeal> = {};
  const kept = cells.map((cell, at) => {
    const digits = idCardDigits(cell);
    const isCard = /^\d{13}$/.test(digits) || (at === column && /\d{5}/.test(digits));
    if (!isCard || cell.includes('•')) return cell;
    const tail = digits.replace(/\D/g, '').slice(-4);
    const isValid = isIdCard(digits);
    seals[String(at)] = { hash: keyedHash(key, digits).toString('base64'), tail, isValid };
    return maskedIdCard(tail);
  });
  return { row, cells: kept, seals, withoutResult };
}
