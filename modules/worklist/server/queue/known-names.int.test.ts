import { openInstance, openSecondProcess, withoutSecond } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

interface Rows {
  readonly rows: readonly { readonly sender: string }[];
}

/** Until the second process has heard every change of the first: nothing is asked of it before. */
async function heardThere(): Promise<void> {
  const newest = office.app.platform.announcements.newest();
  await expect.poll(() => second.app.platform.announcements.hasHeard(newest)).toBe(true);
}

/** The first row of the receive register in both processes. */
async function senders(registerId: string): Promise<readonly (string | undefined)[]> {
  const path = `/registry/registers/${registerId}/entries?year=${office.buddhistYear}`;
  const [here, there] = [await office.get('saraban', path), await second.get('saraban', path)];
  return [here, there].map((answer) => (answer as unknown as Rows).rows[0]?.sender);
}

it('a unit that is renamed has its new name in the lists of every process at once', async () => {
  const { documentId } = await office.register('saraban');
  await office.app.db.query(`update document set sender = '' where id = $1`, [documentId]);
  const { rows } = (await office.get('saraban', '/registry/registers')) as unknown as {
    readonly rows: readonly { readonly id: string; readonly kind: string }[];
  };
  const registerId = rows.find(({ kind }) => kind === 'receive')?.id ?? '';
  const [before, beforeThere] = await senders(registerId);
  expect(before).toBeTruthy();
  expect(beforeThere).toBe(before);

  await withoutSecond(office);
  const agency = office.unit('agency');
  const path = `/settings/units/${agency}`;
  const { unit } = (await office.get('admin', path)) as unknown as {
    readonly unit: { readonly version: number };
  };
  const change = { act: 'rename', nameTh: 'สำนักงานชื่อใหม่' };
  const order = { from: office.today, orderNo: '412/2569', reason: 'ปรับโครงสร้าง' };
  const answer = await office.post('admin', `${path}/change`, {
    seen: unit.version,
    order,
    change,
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  await heardThere();
  expect(await senders(registerId)).toEqual(['สำนักงานชื่อใหม่', 'สำนักงานชื่อใหม่']);
});
