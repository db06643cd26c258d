import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  isPhone,
  maskedIdCard,
  profileFault,
  profileFieldNames,
} from '../../contract/index.ts';
import { foreignFields, personPart, profilePart } from './profile.rules.ts';

describe('[2.12] the table of the profile', () => {
  it('has every employee label of specification §3', () => {
    expect(profileFieldNames).toEqual(
      expect.arrayContaining([
        ...['employeeCode', 'firstName', 'lastName', 'idCard', 'position', 'gender', 'agency'],
        ...['birthday', 'bloodType', 'nationality', 'race', 'address', 'email', 'phone', 'prefix'],
        ...['positionType', 'positionLevel'],
      ]),
    );
  });

  it('lets a person change own fields only, and nobody those of the post', () => {
    expect(fieldsOf('self')).toEqual(['bloodType', 'personalEmail', 'phone', 'address']);
    expect(fieldsOf('self', 'personnel')).not.toContain('position');
    expect(fieldsOf('personnel')).toContain('email');
    expect(foreignFields({ phone: '1', birthday: '', x: 1 }, fieldsOf('self'))).toEqual([
      'birthday',
      'x',
    ]);
  });

  it('splits a change into the row of the person and that of the profile', () => {
    const change = { phone: '๐ ๒๙๙๙', email: '', bloodType: '' as const, personalEmail: 'A@b.co' };
    expect(personPart(change)).toEqual({ phone: '0 2999', email: null });
    expect(profilePart(change)).toEqual({ blood_type: null, personal_email: 'a@b.co' });
    expect(personPart({ address: 'x' })).toBeUndefined();
    expect(profilePart({ phone: '1' })).toBeUndefined();
  });
});

it.each([
  '0 2999 1001',
  '02-999-1001 ต่อ 12',
  '+66 (0)2 999 1001',
  '๐๘๑ ๒๓๔ ๕๖๗๘',
  '1784',
  '0 2999 1001-9',
])('[2.12] %s is a telephone number', (text) => expect(isPhone(text)).toBe(true));
it.each(['', 'โทร', '12', '<b>1234</b>', '081;drop table', 'ต่อ 12'])('[2.12] %j is none', (text) =>
  expect(isPhone(text)).toBe(false),
);

it.each([
  [{ personalEmail: 'a@b' }, 'identity.email-invalid'],
  [{ email: 'not mail' }, 'identity.email-invalid'],
  [{ phone: 'x' }, 'identity.phone-invalid'],
  [{ idCard: '1101700203451' }, 'identity.id-card-invalid'],
  [{ birthday: '2026-11-21' }, 'identity.birthday-invalid'],
  [{ birthday: '2530-01-01' }, 'identity.birthday-invalid'],
])('[2.12] %j is refused with %s', (change, code) => {
  expect(profileFault(change, '2026-11-21')?.code).toBe(code);
});

it('[2.12] right values and empty ones pass', () => {
  const right = {
    email: 'a@b.go.th',
    phone: '',
    idCard: '1-1017-00203-45-0',
    birthday: '1980-02-29',
  };
  expect(profileFault(right, '2026-11-21')).toBeNull();
});

it('[2.12] an ID card shows its last four digits and no more', () => {
  expect(maskedIdCard('3450')).toBe('•-••••-••••3-45-0');
  expect(maskedIdCard(null)).toBe('');
});
