import { profileFieldNames } from '@sarn/profile/contract';
import type { Profile, ProfileFieldName } from '@sarn/profile/contract';
import { openInstance } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { clockWithinYear } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importActs, workbook } from './people-import.testing.ts';

let instance: OfficeInstance;
const { rowsOf, step, take } = importActs(() => instance);

beforeAll(async () => {
  instance = await openInstance({ clock: clockWithinYear() });
});
afterAll(() => instance.close());

interface EmployeeField {
  readonly name: ProfileFieldName;
  /** As it is typed. */
  readonly typed: string;
  /** As it comes back, where that is not what was typed. */
  readonly shown?: string;
  /** Its column in a table of people, where the specification of settings §4 has one. */
  readonly column?: string;
  /** Follows from the post, which is given by an order: nobody types it into the record. */
  readonly isOfPost?: true;
}

/** Labels of the specification, row 16.04. Invented: the office 0000 of an ID card is none. */
const employee = {
  code: { name: 'employeeCode', typed: '88001', column: 'รหัสพนักงาน' },
  name: { name: 'firstName', typed: 'สมศรี', column: 'ชื่อ' },
  'last name': { name: 'lastName', typed: 'ใจดี', column: 'นามสกุล' },
  'ID card': {
    ...{ name: 'idCard', typed: '1-0000-00001-01-3', shown: '•-••••-••••1-01-3' },
    column: 'เลขประจำตัวประชาชน',
  },
  position: {
    ...{ name: 'position', typed: 'นิติกร', shown: 'นิติกรชำนาญการ', column: 'ตำแหน่ง', isOfPost: true },
  },
  gender: { name: 'gender', typed: 'female' },
  agency: { name: 'unit', typed: 'กองกฎหมาย', column: 'สังกัด', isOfPost: true },
  birthday: { name: 'birthday', typed: '1/10/2509', shown: '1966-10-01', column: 'วันเกิด' },
  'blood type': { name: 'bloodType', typed: 'AB-' },
  nationality: { name: 'nationality', typed: 'ไทย' },
  race: { name: 'race', typed: 'มอญ' },
  address: { name: 'address', typed: '99 ถนนตัวอย่าง\nแขวงตัวอย่าง' },
  email: { name: 'email', typed: 'n88001@agency.example', column: 'อีเมล' },
  phone: { name: 'phone', typed: '02 999 1001', column: 'โทรศัพท์' },
  prefix: { name: 'prefix', typed: 'นางสาว', column: 'คำนำหน้า' },
  'position type': { name: 'positionType', typed: '', shown: 'วิชาการ', isOfPost: true },
  'position level': {
    ...{ name: 'positionLevel', typed: 'ชำนาญการ', column: 'ระดับ', isOfPost: true },
  },
} as const satisfies Readonly<Record<string, EmployeeField>>;

const fields: readonly EmployeeField[] = Object.values(employee);
const shownOf = ({ typed, shown }: EmployeeField): string => shown ?? typed;
const shownBy = (some: readonly EmployeeField[]) =>
  Object.fromEntries(some.map((field) => [field.name, shownOf(field)]));

const recordOf = async (personId: string): Promise<Profile> => {
  const answer = await instance.get('admin', `/identity/personnel/${personId}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer['item'] as Profile;
};
const personIdOf = (answer: Answer): string => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return (answer as unknown as { readonly personId: string }).personId;
};

/** A person of whom nothing is known but the needed fields and the post. */
const made = async (code: string, username = ''): Promise<string> =>
  personIdOf(
    await instance.post('admin', '/personnel/people', {
      ...{ employeeCode: code, firstName: 'ใหม่', employment: 'civil', position: 'นิติกร' },
      ...{ unitId: instance.unit('legal'), levelCode: 'K2', duty: 'officer', username },
      email: username === '' ? '' : `${username}@agency.example`,
    }),
  );

describe('[16.04] the fields of an employee', () => {
  it('are all in the record of a person', () => {
    expect(Object.keys(employee)).toHaveLength(17);
    expect(profileFieldNames).toEqual(expect.arrayContaining(fields.map(({ name }) => name)));
  });

  it('are written by the personnel office and come back; those of the post follow from it', async () => {
    const personId = await made('88009');
    const written = fields.filter(({ isOfPost }) => isOfPost !== true);
    const change = Object.fromEntries(
      written.map((field) => [
        field.name,
        field.name === 'birthday' ? shownOf(field) : field.typed,
      ]),
    );
    const answer = await instance.post('admin', `/identity/personnel/${personId}`, change);
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    expect((await recordOf(personId)).values).toMatchObject(shownBy(fields));
    // Each of them alone, so that none rests on another.
    for (const { name } of written.filter(
      (field) => !['employeeCode', 'firstName'].includes(field.name),
    )) {
      await instance.post('admin', `/identity/personnel/${personId}`, { [name]: '' });
      expect((await recordOf(personId)).values[name], name).toBe('');
    }
  });

  it('come in by an Excel file, as far as the specification of its columns goes', async () => {
    const columns = fields.filter(({ column }) => column !== undefined);
    const typed = {
      รหัสพนักงาน: '88010',
      อีเมล: 'n88010@agency.example',
      เลขประจำตัวประชาชน: '3-0000-00002-02-4',
    };
    const row = columns.map(
      ({ column, typed: text }) => typed[column as keyof typeof typed] ?? text,
    );
    const headings = columns.map(({ column }) => column ?? '');
    const id = await take(await workbook([headings, row]), 'บุคลากร.xlsx');
    expect(await rowsOf(id)).toEqual([]);
    await step(id, 'enter');
    const [person] = await instance.app.db.query<{ readonly id: string }>(
      `select id from person where employee_code = '88010'`,
    );
    expect((await recordOf(person?.id ?? '')).values).toMatchObject({
      ...{ ...shownBy(columns), positionType: 'วิชาการ', employeeCode: '88010' },
      ...{ email: 'n88010@agency.example', idCard: '•-••••-••••2-02-4' },
    });
  });
});

describe('[16.04] an account', () => {
  it('has username and user of the directory', async () => {
    const personId = await made('88020', 'n88020');
    const employment = await instance.get('admin', `/personnel/people/${personId}/employment`);
    expect(employment['item']).toMatchObject({ account: { username: 'n88020', state: 'invited' } });
    // Tying it asks the directory of the agency, which stands here for none.
    const directory = await instance.get('admin', `/identity/personnel/${personId}/directory`);
    expect(directory['item']).toMatchObject({ username: 'n88020', directoryName: null });
  });
});
