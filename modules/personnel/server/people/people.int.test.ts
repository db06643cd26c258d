import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListedPerson } from '../../contract/index.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

async function listed(asked: string): Promise<{ rows: ListedPerson[]; total: number }> {
  const answer = await office.get('admin', `/personnel/people?${asked}`);
  expect(answer.status).toBe(200);
  return answer as unknown as { rows: ListedPerson[]; total: number };
}

it('[16.04] lists everybody in office by name, with post and account', async () => {
  const { rows, total } = await listed('');
  expect(total).toBe(rows.length);
  const head = rows.find(({ personId }) => personId === office.person('head.policy'));
  expect(head).toMatchObject({ isActive: true, account: 'active', leftOn: null });
  expect(head?.unitName).not.toBe('');
  expect(head?.positionName).not.toBe('');
});

it('finds by words of the name and by the employee code, and by a unit with all below it', async () => {
  const all = await listed('');
  const [someone] = all.rows;
  if (!someone) throw new Error('nobody is listed');
  const byCode = await listed(`search=${encodeURIComponent(someone.employeeCode)}`);
  expect(byCode.rows.map(({ personId }) => personId)).toContain(someone.personId);
  const unit = await listed(`unitId=${office.unit('policy')}`);
  expect(unit.total).toBeGreaterThan(0);
  expect(unit.total).toBeLessThan(all.total);
  expect(unit.rows.map(({ personId }) => personId)).toContain(office.person('head.policy'));
  expect((await listed('search=zzzz')).total).toBe(0);
});

it('tells who is of which employment, who is leaving and whose account is suspended', async () => {
  const personId = office.person('officer.policy');
  // As the form sends them: no day and no suffix are empty texts.
  const set = { type: 'government-employee', appointedOn: '', suffix: '' };
  const saved = await office.post('admin', `/personnel/people/${personId}/employment`, set);
  expect(saved.status).toBe(200);
  const found = await listed('employment=government-employee');
  expect(found.rows.map((row) => row.personId)).toEqual([personId]);
  await office.post('admin', `/personnel/accounts/${personId}/suspend`, { reason: 'ลาศึกษาต่อ' });
  const [row] = (await listed('employment=government-employee')).rows;
  expect(row).toMatchObject({ account: 'suspended', employment: 'government-employee' });
  expect((await listed('state=leaving')).total).toBe(0);
  expect((await listed('state=left')).total).toBe(0);
});

it('tells whose account waits for a password to be set, as the record does', async () => {
  const personId = office.person('officer2.policy');
  const told = async () => ({
    list: (await listed('')).rows.find((row) => row.personId === personId)?.account,
    record: (await office.get('admin', `/personnel/people/${personId}/employment`))['item'],
  });
  expect(await told()).toMatchObject({ list: 'active', record: { account: { state: 'open' } } });
  const reason = { reason: 'ทดลอง' };
  await office.post('admin', `/personnel/accounts/${personId}/force-password`, reason);
  expect(await told()).toMatchObject({
    ...{ list: 'invited', record: { account: { state: 'invited' } } },
  });
});

it('is refused to a clerk', async () => {
  expect((await office.get('clerk.legal', '/personnel/people')).status).toBe(403);
});
