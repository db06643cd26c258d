import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness } from '../profile.testing.ts';
import type { Answer, Harness, Persona } from '../profile.testing.ts';

const base = withTestDatabase();
let instance: Harness;
let token: string;
let admin: string;

beforeAll(async () => {
  instance = await openHarness(base);
  token = await instance.enter('officer');
  admin = await instance.enter('admin');
});
afterAll(() => instance.close());

const path = '/identity/profile';

interface Item {
  readonly values: Readonly<Record<string, string>>;
  readonly editable: readonly string[];
  readonly pictureTag: string | null;
}
const itemOf = ({ body }: Answer) => (body as unknown as { item: Item }).item;
const profile = async (of = token) => itemOf(await instance.get(path, of));

describe('[2.12] the own profile', () => {
  test('shows every label of specification §3, and the ID card masked', async () => {
    const { values, editable } = await profile();
    expect(values).toEqual({
      employeeCode: 'officer',
      prefix: 'นาย',
      firstName: 'ธีรพงษ์',
      lastName: 'ขยันงาน',
      firstNameEn: 'officer',
      lastNameEn: '',
      idCard: '•-••••-••••3-45-0',
      position: 'นักวิเคราะห์นโยบายและแผนชำนาญการ',
      positionType: '',
      positionLevel: '',
      unit: 'กลุ่มแผนงาน',
      agency: 'สำนักงานพัฒนาที่ดินดิจิทัล',
      email: 'officer@example.go.th',
      phone: '',
      ...{ gender: '', birthday: '', bloodType: '', nationality: '', race: '', address: '' },
      personalEmail: '',
    });
    expect(editable).toEqual(['bloodType', 'personalEmail', 'phone', 'address']);
  });

  test('changes own fields only', async () => {
    const change = { phone: '๐๘๑ ๒๓๔ ๕๖๗๘', address: '99 ถนนพหลโยธิน\nแขวงพญาไท', bloodType: 'O-' };
    const answer = await instance.post(path, change, token);
    expect([answer.status, answer.body.message]).toEqual([200, 'บันทึกข้อมูลเรียบร้อยแล้ว']);
    await instance.post(path, { personalEmail: 'Me@Home.example' }, token);
    expect((await profile()).values).toMatchObject({
      phone: '081 234 5678',
      address: '99 ถนนพหลโยธิน\nแขวงพญาไท',
      bloodType: 'O-',
      personalEmail: 'me@home.example',
      firstName: 'ธีรพงษ์',
    });
    await instance.post(path, { bloodType: '', phone: '' }, token);
    expect((await profile()).values).toMatchObject({ bloodType: '', phone: '' });
  });

  test.each([
    [{ firstName: 'ผู้อำนวยการ' }, 'firstName'],
    [{ email: 'evil@example.go.th', phone: '0 2999 1001' }, 'email'],
    [{ position: 'อธิบดี' }, 'position'],
    [{ isActive: '0' }, 'isActive'],
    [{ birthday: '1990-01-01', gender: 'male' }, 'birthday, gender'],
  ])('%j is refused whole: only the personnel office may', async (change, fields) => {
    const before = await profile();
    const { status, body } = await instance.post(path, change, token);
    expect([status, body.code, body.params]).toEqual([403, 'identity.field-locked', { fields }]);
    expect(await profile()).toEqual(before);
  });

  test.each([
    [{ phone: '<b>12345</b>' }, 'identity.phone-invalid'],
    [{ personalEmail: 'nobody' }, 'identity.email-invalid'],
    [{ bloodType: 'X' }, 'platform.invalid-input'],
    [{ address: 'ก'.repeat(501) }, 'platform.invalid-input'],
  ])('%j is refused: %s', async (change, code) => {
    const { status, body } = await instance.post(path, change, token);
    expect([status, body.code]).toEqual([422, code]);
  });

  test('changes are audited by field name, never by value', async () => {
    instance.audited.length = 0;
    await instance.post(path, { phone: '0 2999 5555' }, token);
    const line = instance.audited.find(({ act }) => act === 'identity.profile-changed');
    expect(line?.detail).toEqual({ fields: ['phone'] });
    expect(JSON.stringify(instance.audited)).not.toContain('5555');
  });
});

describe('[2.12] the personnel office', () => {
  const of = (id: string) => `/identity/personnel/${id}`;

  test.each(['director', 'head', 'clerk', 'officer'] as const)(
    'is not %s: neither look nor change',
    async (who: Persona) => {
      const other = await instance.enter(who);
      expect((await instance.get(of(instance.people.head), other)).status).toBe(403);
      expect((await instance.post(of(instance.people.head), { race: 'ไทย' }, other)).status).toBe(
        403,
      );
    },
  );

  test('changes its own fields and those of the person; each reading is audited', async () => {
    instance.audited.length = 0;
    const seen = itemOf(await instance.get(of(instance.people.head), admin));
    expect(seen.values['firstName']).toBe('กมล');
    expect(instance.audited.map(({ act }) => act)).toEqual(['identity.profile-viewed']);
    const change = {
      ...{ prefix: 'นาง', lastName: 'วางแผนดี', gender: 'female', birthday: '1980-02-29' },
      ...{ nationality: 'ไทย', race: 'ไทย', email: 'KAMON@example.go.th', phone: '0 2999 1002' },
      idCard: '3-1014-01234-56-7',
    };
    const bad = await instance.post(of(instance.people.head), change, admin);
    expect(bad.body.code).toBe('identity.id-card-invalid');
    const good = await instance.post(
      of(instance.people.head),
      { ...change, idCard: '3101401234567' },
      admin,
    );
    expect(good.body.code).toBe('identity.id-card-invalid');
    const done = await instance.post(
      of(instance.people.head),
      { ...change, idCard: idCardOf('310140123456') },
      admin,
    );
    expect(done.status).toBe(200);
    const { values } = await profile(await instance.enter('head'));
    expect(values).toMatchObject({
      ...{ prefix: 'นาง', lastName: 'วางแผนดี', gender: 'female', birthday: '1980-02-29' },
      ...{ email: 'kamon@example.go.th', race: 'ไทย' },
    });
    expect(values['idCard']).toMatch(/^•-••••-••••\d-\d\d-\d$/);
    const all = JSON.stringify(await base.db.query('select * from person, person_profile'));
    expect(all).not.toContain('310140123456');
  });

  test.each([
    [{ birthday: '2026-11-22' }, 422, 'identity.birthday-invalid'],
    [{ birthday: '1899-12-31' }, 422, 'platform.invalid-input'],
    [{ employeeCode: 'admin' }, 409, 'identity.taken'],
    [{ email: 'admin@example.go.th' }, 409, 'identity.taken'],
    [{ position: 'อธิบดี' }, 403, 'identity.field-locked'],
  ])('%j: %i %s', async (change, status, code) => {
    const answer = await instance.post(of(instance.people.clerk), change, admin);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('an unknown person is not found', async () => {
    const nobody = of('01930000-0000-7000-8000-000000000999');
    expect((await instance.get(nobody, admin)).status).toBe(404);
    expect((await instance.post(nobody, { race: 'ไทย' }, admin)).status).toBe(404);
    // Nor is one whose address no person can have; a change names what is wrong.
    expect((await instance.get(of('7'), admin)).status).toBe(404);
    expect((await instance.post(of('7'), { race: 'ไทย' }, admin)).status).toBe(422);
  });
});

/** Twelve digits with their check digit. */
function idCardOf(twelve: string): string {
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (13 - at), 0);
  return `${twelve}${(11 - (sum % 11)) % 10}`;
}
