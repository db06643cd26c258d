import { toArabicDigits } from '@sarn/kernel';
import type { ProfileChange } from '../../contract/index.ts';
import type { PersonDraft } from '@sarn/organisation/server';
import type { ProfileColumns } from './profile.store.ts';

/** Sent names that are not among the allowed ones; empty when all are. */
export function foreignFields(sent: object, allowed: readonly string[]): string[] {
  return Object.keys(sent).filter((name) => !allowed.includes(name));
}

const draftNames = {
  employeeCode: 'employeeCode',
  prefix: 'prefixTh',
  firstName: 'firstNameTh',
  lastName: 'lastNameTh',
  firstNameEn: 'firstNameEn',
  lastNameEn: 'lastNameEn',
} as const satisfies Partial<Record<keyof ProfileChange, keyof PersonDraft>>;

/** The part of a change that is stored in table `person`; undefined when there is none. */
export function personPart(change: ProfileChange): Partial<PersonDraft> | undefined {
  const { email, idCard, phone } = change;
  const draft: Record<string, unknown> = {};
  for (const [name, draftName] of Object.entries(draftNames)) {
    const value = change[name as keyof typeof draftNames];
    if (value !== undefined) draft[draftName] = value;
  }
  if (phone !== undefined) draft['phone'] = toArabicDigits(phone);
  if (email !== undefined) draft['email'] = email === '' ? null : email;
  if (idCard !== undefined) draft['idCard'] = idCard.trim() === '' ? null : idCard;
  return Object.keys(draft).length > 0 ? draft : undefined;
}

/** The part that is stored in the profile row; undefined when there is none. */
export function profilePart(change: ProfileChange): ProfileColumns | undefined {
  const orNull = (text: string | undefined) => (text === '' ? null : text);
  const columns = {
    gender: orNull(change.gender),
    birthday: orNull(change.birthday),
    blood_type: orNull(change.bloodType),
    nationality: change.nationality,
    race: change.race,
    address: change.address,
    personal_email: orNull(change.personalEmail?.toLowerCase()),
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return given.length > 0 ? (Object.fromEntries(given) as ProfileColumns) : undefined;
}
