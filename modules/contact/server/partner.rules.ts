import type { StoredSetting } from '@sarn/platform-server';
import type { SendMethod } from '../contract/index.ts';

interface Needed {
  readonly field: string;
  readonly th: string;
  readonly en: string;
}

const address: Needed = { field: 'address', th: 'ที่อยู่', en: 'an address' };

/** Which field each channel reaches somebody by; by hand a letter is carried, and needs none. */
const needs: Readonly<Record<SendMethod, Needed | null>> = {
  post: address,
  ems: address,
  ordinary: address,
  hand: null,
  email: { field: 'email', th: 'อีเมล', en: 'an e-mail address' },
  exchange: {
    field: 'exchangeCode',
    th: 'รหัสในระบบแลกเปลี่ยนหนังสือ',
    en: 'a code in the exchange of letters',
  },
};

const neededBy = ({ values }: StoredSetting): Needed | null =>
  Object.entries(needs).find(([method]) => method === values['usualMethod'])?.[1] ?? null;

const isMissing = (row: StoredSetting): boolean => {
  const needed = neededBy(row);
  return needed !== null && (row.values[needed.field] ?? '') === '';
};

const isSameReach = (one: StoredSetting, other: StoredSetting): boolean =>
  ['usualMethod', 'address', 'email', 'exchangeCode'].every(
    (name) => one.values[name] === other.values[name],
  );

/**
 * The address that the channel of a row needs and does not have; null where it has it. A row whose
 * channel and addresses stay may be changed otherwise: senders were entered without any.
 */
export function missingAddress(before: StoredSetting | null, after: StoredSetting): Needed | null {
  if (!isMissing(after)) return null;
  return before && isSameReach(before, after) ? null : neededBy(after);
}
