import { bloodTypes } from '@sarn/profile/contract';
import type { ProfileChange } from '@sarn/profile/contract';
import type { DemoPerson, Prefix } from './people.ts';
import { seededRandom } from './random.ts';

const women: readonly Prefix[] = ['นาง', 'นางสาว'];
const roads = ['ถนนพหลโยธิน', 'ถนนงามวงศ์วาน', 'ถนนวิภาวดีรังสิต', 'ถนนแจ้งวัฒนะ'] as const;

/** Personal data of an invented person; no ID card, for any number may be a real person's. */
export function demoProfile({ prefix, posts }: DemoPerson, index: number): ProfileChange {
  const random = seededRandom(7_000 + index);
  const two = (value: number) => String(value).padStart(2, '0');
  const isWoman = women.includes(prefix);
  // Heads of divisions are not twenty-five years old.
  const isSenior = posts.some(({ duty }) => duty === 'head' || duty === 'deputy');
  const year = isSenior ? random.between(1967, 1980) : random.between(1971, 2000);
  return {
    gender: isWoman ? 'female' : 'male',
    birthday: `${year}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
    bloodType: random.pick(bloodTypes.slice(0, 4)),
    nationality: 'ไทย',
    race: 'ไทย',
    address: `${random.between(1, 200)}/${random.between(1, 98)} ${random.pick(roads)}\nกรุงเทพมหานคร`,
  };
}
