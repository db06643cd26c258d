import { ids } from '@sarn/document/testing';
import {
  answerCalls,
  answering,
  askedOf,
  fieldOf,
  pressEnter,
  refusal,
  retype,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import {
  getClassifiedCopies,
  listClassifiedCopies,
  makeClassifiedCopies,
} from '@sarn/printed-document/contract';
import type { CopySet } from '@sarn/printed-document/contract';
import { expect, test } from 'vitest';
import { ClassifiedCopies } from './ClassifiedCopies.tsx';

const documentId = ids.document;
const fileId = '01930000-0000-7000-8000-0000000000a1';
const set: CopySet = {
  ...{ id: '01930000-0000-7000-8000-0000000000b1', fileId, first: 1, last: 2 },
  ...{ permittedBy: 'ผู้อำนวยการ', reason: 'ใช้ในการประชุม', madeBy: 'นางสาวสารบรรณ' },
  ...{ madeAt: '2026-11-28T03:00:00.000Z', copies: [], mayPrint: true },
};
const sources = [{ fileId, name: 'หนังสือ.pdf' }];
const printCall = `GET ${getClassifiedCopies.path
  .replace(':documentId', documentId)
  .replace(':setId', set.id)}`;

async function shown(sets: readonly CopySet[], mayMake: boolean) {
  const asked = answerCalls({
    ...answering(
      listClassifiedCopies,
      { sources: mayMake ? sources : [], sets: [...sets], mayRecord: mayMake },
      { documentId },
    ),
    ...answering(makeClassifiedCopies, { id: set.id, first: 3, last: 5 }, { documentId }),
    [printCall]: () => refusal('printed-document.copies-over', [], 'พิมพ์ไม่ได้แล้ว'),
  });
  const user = await show(
    <ClassifiedCopies detail={{ id: documentId, secrecy: 'confidential', version: 2 }} />,
  );
  await waitFor(() => expect(askedOf(listClassifiedCopies, asked)).not.toEqual([]));
  return { asked, user };
}

test('[8.06] copies are asked for with number, permission and reason, and told with their numbers', async () => {
  const { asked, user } = await shown([], true);
  await user.click(await screen.findByRole('button', { name: 'สำเนาหนังสือลับ' }));
  await user.click(screen.getByRole('button', { name: 'จัดทำสำเนา' }));
  const dialog = within(await screen.findByRole('dialog'));
  await pressEnter(fieldOf('ผู้อนุญาต'));
  expect(dialog.getByText('กรุณาระบุผู้อนุญาต')).toBeDefined();
  expect(askedOf(makeClassifiedCopies, asked)).toEqual([]);
  await retype(user, 'จำนวนชุด', '3');
  await user.type(fieldOf('ผู้อนุญาต'), 'ผู้อำนวยการ');
  await user.type(fieldOf('เหตุผล'), 'ใช้ในการประชุม');
  await user.click(dialog.getByRole('button', { name: 'จัดทำสำเนา' }));
  expect(await screen.findByText('ลงทะเบียนสำเนา ชุดที่ 3–5 แล้ว')).toBeDefined();
  expect(askedOf(makeClassifiedCopies, asked)).toEqual([
    { documentId, fileId, count: 3, permittedBy: 'ผู้อำนวยการ', reason: 'ใช้ในการประชุม' },
  ]);
});

test('[8.06] who made copies prints them for a short time; a refusal is told', async () => {
  const { user } = await shown([set], false);
  await user.click(await screen.findByRole('button', { name: 'พิมพ์ สำเนา ชุดที่ 1–2' }));
  expect(await screen.findByText(/พิมพ์ไม่ได้แล้ว/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'จัดทำสำเนา' })).toBeNull();
});

test('[8.06] other readers see which copies there are', async () => {
  await shown([{ ...set, mayPrint: false }], false);
  expect(await screen.findByText('ชุดที่ 1–2')).toBeDefined();
  expect(screen.getByText(/อนุญาตโดย ผู้อำนวยการ/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /พิมพ์/ })).toBeNull();
});

test('[8.06] nothing is shown where there is nothing', async () => {
  await shown([], false);
  expect(screen.queryByRole('button', { name: 'สำเนาหนังสือลับ' })).toBeNull();
});

test('[8.06] an ordinary document has none', async () => {
  const asked = answerCalls({});
  await show(<ClassifiedCopies detail={{ id: documentId, secrecy: 'normal', version: 2 }} />);
  expect(asked).toEqual([]);
});
