import { ownDraftsAction } from '@sarn/correspondence/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { listOwnDrafts } from '@sarn/own-drafts/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const drafter = 'officer.policy';

const own = async (account: string) =>
  listOwnDrafts.output.parse(await office.get(account, '/registry/draft/own'));
const rowOf = async (documentId: string) =>
  (await own(drafter)).rows.find((row) => row.documentId === documentId);

const menuPath = '/sarabun/get-authen-user-menu-permission-header-bottom';
const Menu = z.object({
  item: z.array(z.object({ MENU_ACTION: z.string(), COUNT: z.number().nullable() })),
});

async function counted(account: string): Promise<number | null | undefined> {
  const { item } = Menu.parse(await office.post(account, menuPath, {}));
  return item.find(({ MENU_ACTION }) => MENU_ACTION === ownDraftsAction)?.COUNT;
}

test('own drafts are listed, with who has each and why it came back, and counted in the menu', async () => {
  expect(await own(drafter)).toMatchObject({ rows: [], total: 0 });
  expect(await counted(drafter)).toBe(0);
  const kept = await office.draft(drafter, ['legal']);
  const sent = await office.draft(drafter, ['legal']);
  expect((await own(drafter)).rows.map((row) => row.documentId)).toEqual([sent, kept]);
  expect(await own('officer2.policy')).toMatchObject({ rows: [], total: 0 });
  expect(await rowOf(kept)).toMatchObject({ isMine: true, principals: [], returned: null });
  expect(await counted(drafter)).toBe(2);

  await office.act(drafter, sent, 'submit', {
    reviewerIds: [office.person('officer2.policy')],
    signatoryId: office.person('head.policy'),
  });
  const reviewer = 'นายผู้ร่วมนโยบาย';
  const { principals = [], isMine } = (await rowOf(sent)) ?? {};
  expect([isMine, principals]).toEqual([false, [expect.stringContaining(reviewer)]]);
  expect(await counted(drafter)).toBe(1);

  const reason = 'ขอให้แก้ไขถ้อยคำ';
  await office.act('officer2.policy', sent, 'sendBack', { reason });
  expect((await rowOf(sent))?.returned).toMatchObject({
    reason,
    byName: expect.stringContaining(reviewer) as string,
  });
  await office.edit(drafter, sent, ['legal']);
  expect((await rowOf(sent))?.returned).toMatchObject({ reason });
});

test('a draft that was taken away is gone from the list', async () => {
  const documentId = await office.draft(drafter, ['legal']);
  await office.act(drafter, documentId, 'cancel', { reason: 'ไม่ใช้ร่างนี้แล้ว' });
  expect(await rowOf(documentId)).toBeUndefined();
});
