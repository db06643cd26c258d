import { toThaiDigits } from '@sarn/kernel';

/** Letters that number clauses; ฃ and ฅ are out of use. */
const letters = [...'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ'];

/**
 * The number of a clause by its depth: ๑. ๑.๑ (๑) ก. and below that a dash.
 *
 * @param path numbers of the clause and of those in which it stands, the outermost first
 * @assumed the order of the levels is custom; the regulation prescribes none
 */
export function clauseLabel(path: readonly number[]): string {
  const own = path.at(-1) ?? 1;
  if (path.length === 1) return `${toThaiDigits(String(own))}.`;
  if (path.length === 2) return toThaiDigits(path.join('.'));
  if (path.length === 3) return `(${toThaiDigits(String(own))})`;
  if (path.length === 4) return `${letters[(own - 1) % letters.length]}.`;
  return '-';
}
