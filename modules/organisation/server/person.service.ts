import { AppError, newId, searchForm, thaiSortKey } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { z } from 'zod';
import { idCardDigits, isEmail, isIdCard } from '../contract/index.ts';
import { assertFound, columnsOf, readChange, readDraft } from './change.ts';
import type { Actor, Changes } from './change.ts';
import { PersonDraft } from './people.drafts.ts';
import { findNames, insertPerson, prefixesOf, suffixOf, updatePerson } from './person.store.ts';
import type { NewPerson, PersonChange, PersonNames } from './person.store.ts';
import { orTaken } from './taken.ts';
import { keyedHash } from './keyed-hash.ts';

export interface PersonChanges {
  createPerson(tx: Tx, by: Actor, draft: PersonDraft): Promise<string>;
  /** Fields that are left out stay. An inactive person can no longer sign in. */
  updatePerson(tx: Tx, by: Actor, id: string, change: Partial<PersonDraft>): Promise<void>;
}

const columns = {
  employeeCode: 'employee_code',
  prefixTh: 'prefix_th',
  prefixes: 'prefixes',
  suffix: 'suffix',
  employeeType: 'employee_type',
  firstNameTh: 'first_name_th',
  lastNameTh: 'last_name_th',
  firstNameEn: 'first_name_en',
  lastNameEn: 'last_name_en',
  phone: 'phone',
  isActive: 'is_active',
} as const;

/** @param key of the keyed ID card hashes */
export function createPersonChanges({ record, now }: Changes, key: () => Buffer): PersonChanges {
  return {
    async createPerson(tx, by, draft) {
      const row = personRow(draft, key(), now());
      await orTaken(insertPerson(tx, row));
      await record(tx, by, 'person-created', { kind: 'person', id: row.id });
      return row.id;
    },
    async updatePerson(tx, by, id, change) {
      const given = readChange(PersonDraft, change);
      const names = await findNames(tx, id);
      assertFound(names !== undefined);
      const row = {
        ...columnsOf(given, columns),
        ...privateColumns(given, key()),
        ...nameKeys({ ...names, ...given } as PersonNames),
        ...nameTerms(given),
        updated_at: now(),
      };
      await orTaken(updatePerson(tx, id, row as PersonChange));
      await record(tx, by, 'person-changed', { kind: 'person', id });
    },
  };
}

/** The row of a new person. @throws AppError as `readDraft`, and for a wrong address or ID card */
export function personRow(draft: PersonDraft, key: Buffer, now: string): NewPerson {
  const person = readDraft(PersonDraft, draft);
  const row = {
    ...columnsOf(person, columns),
    ...privateColumns(person, key),
    ...nameKeys(person),
    ...nameTerms(person),
    ...{ id: person.id ?? newId(), created_at: now, updated_at: now },
  };
  return row as unknown as NewPerson;
}

/** The codes of prefixes that are given only as they are printed, and what is printed of a suffix. */
const nameTerms = ({ prefixTh, prefixes, suffix }: Partial<PersonDraft>) => ({
  ...(prefixTh === undefined || prefixes !== undefined ? {} : { prefixes: prefixesOf(prefixTh) }),
  ...(suffix === undefined ? {} : { suffix_th: suffixOf(suffix) }),
});

/** The address in lower case; of the ID card a keyed hash and the last four digits. */
function privateColumns(
  given: {
    readonly email?: string | null;
    readonly idCard?: string | null;
    readonly idCardSeal?: z.output<typeof PersonDraft>['idCardSeal'];
  },
  key: Buffer,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  if (given.email !== undefined) row['email'] = readEmail(given.email);
  if (given.idCardSeal) {
    const { hash, tail } = given.idCardSeal;
    return { ...row, id_card_hash: Buffer.from(hash, 'base64'), id_card_tail: tail };
  }
  if (given.idCard !== undefined) {
    const digits = given.idCard === null ? null : idCardDigits(given.idCard);
    if (digits !== null && !isIdCard(digits)) throw new AppError('identity.id-card-invalid');
    row['id_card_hash'] = digits === null ? null : keyedHash(key, digits);
    row['id_card_tail'] = digits === null ? null : digits.slice(-4);
  }
  return row;
}

function readEmail(email: string | null): string | null {
  if (email === null) return null;
  if (!isEmail(email)) throw new AppError('identity.email-invalid');
  return email.toLowerCase();
}

function nameKeys(names: PersonNames): { sort_key: string; search_text: string } {
  const { firstNameTh, lastNameTh, firstNameEn, lastNameEn } = names;
  return {
    sort_key: thaiSortKey(`${firstNameTh} ${lastNameTh}`),
    search_text: searchForm([firstNameTh, lastNameTh, firstNameEn, lastNameEn].join(' ')),
  };
}
