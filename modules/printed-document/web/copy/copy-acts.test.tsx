import {
  destroySecretCopies,
  handSecretCopies,
  returnSecretCopies,
} from '@sarn/classification/contract';
import type { NumberedCopy } from '@sarn/classification/contract';
import { ids } from '@sarn/document/testing';
import { searchPeople } from '@sarn/organisation/contract';
import {
  answerCalls,
  answering,
  askedOf,
  errorAt,
  fieldOf,
  find,
  pressEnter,
  refusal,
  retype,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { CopyLines } from './CopyLines.tsx';

const documentId = ids.document;
const setId = '01930000-0000-7000-8000-0000000000b1';
const personId = '01930000-0000-7000-8000-0000000000c1';

const copy = (number: number, more: Partial<NumberedCopy> = {}): NumberedCopy => ({
  ...{ number, state: 'kept', heldBy: '', since: '2026-11-20', certificate: '' },
  ...more,
});
const kept = [copy(1), copy(2)];
const handed = copy(3, { state: 'handed', heldBy: 'นายเอก นิติกร', since: '2026-11-21' });
const destroyed = copy(4, { state: 'destroyed', since: '2026-11-22', certificate: '5/2569' });

async function shown(copies: readonly NumberedCopy[], mayRecord = true, refused = false) {
  const people = {
    rows: [
      {
        ...{ id: personId, name: 'นายเอก', nameEn: '', positionName: 'นิติกร', positionNameEn: '' },
        ...{ unitId: null, unitName: 'กองคลัง', unitNameEn: '' },
      },
    ],
    total: 1,
  };
  const asked = answerCalls({
    ...answering(searchPeople, people),
    ...answering(handSecretCopies, {}),
    ...answering(returnSecretCopies, {}),
    ...answering(destroySecretCopies, {}),
    ...(refused && {
      [`POST ${handSecretCopies.path}`]: () =>
        refusal('registry.secret-not-cleared', [], 'ไม่ได้รับอนุญาต'),
    }),
  });
  const user = await show(
    <CopyLines {...{ documentId, setId, copies, mayRecord }} numbers="ชุดที่ 1–4" />,
  );
  return { asked, user };
}

const open = async (user: Awaited<ReturnType<typeof show>>, act: string) => {
  await user.click(screen.getByRole('button', { name: `${act}สำเนา ชุดที่ 1–4` }));
  return within(await screen.findByRole('dialog'));
};

test('[8.06] each copy says who has it; who may not record sees no buttons', async () => {
  await shown([...kept, handed, destroyed], false);
  expect(screen.getByText('ชุดที่ 1 อยู่ที่นายทะเบียน')).toBeDefined();
  expect(screen.getByText(/ชุดที่ 3 อยู่ที่ นายเอก นิติกร ตั้งแต่ 21 พ.ย./)).toBeDefined();
  expect(screen.getByText(/ชุดที่ 4 ทำลายแล้ว 22 พ.ย. .*ใบรับรองที่ 5\/2569/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[8.06] only what is possible is offered', async () => {
  await shown([handed, destroyed]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['รับคืน']);
});

test('[8.06] chosen copies are handed to somebody of the agency', async () => {
  const { asked, user } = await shown([...kept, handed]);
  const dialog = await open(user, 'ส่งมอบ');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  await pressEnter(fieldOf('วันที่'));
  expect(dialog.getByText('กรุณาเลือกสำเนาอย่างน้อยหนึ่งชุด')).toBeDefined();
  expect(errorAt(fieldOf('ผู้รับ'))).toBe('กรุณาเลือกผู้รับ');
  await user.click(dialog.getByRole('checkbox', { name: 'ชุดที่ 2' }));
  await find(user, 'ผู้รับ', 'นายเอก');
  await retype(user, 'วันที่', '21/11/2569');
  await user.click(dialog.getByRole('button', { name: 'บันทึก' }));
  expect(await screen.findByText('บันทึกการส่งมอบแล้ว')).toBeDefined();
  expect(askedOf(handSecretCopies, asked)).toEqual([
    { documentId, setId, numbers: [2], on: '2026-11-21', note: '', personId, heldBy: '' },
  ]);
});

test('[8.06] copies go outside; a refusal keeps what was typed', async () => {
  const { user } = await shown([copy(1)], true, true);
  const dialog = await open(user, 'ส่งมอบ');
  await user.click(dialog.getByRole('radio', { name: 'บุคคลหรือหน่วยงานภายนอก' }));
  await pressEnter(fieldOf('วันที่'));
  expect(errorAt(fieldOf('ชื่อและตำแหน่งผู้รับ หรือหน่วยงาน'))).toBe('กรุณาระบุผู้รับ');
  await user.type(fieldOf('ชื่อและตำแหน่งผู้รับ หรือหน่วยงาน'), 'กรมตัวอย่าง');
  await user.click(dialog.getByRole('button', { name: 'บันทึก' }));
  expect(await screen.findByText(/ไม่ได้รับอนุญาต/)).toBeDefined();
  expect(screen.getByDisplayValue('กรมตัวอย่าง')).toBeDefined();
});

test('[8.06] the return of a copy is recorded', async () => {
  const { asked, user } = await shown([handed]);
  const dialog = await open(user, 'รับคืน');
  await retype(user, 'วันที่', '22/11/2569');
  await user.type(fieldOf('หมายเหตุ (ถ้ามี)'), 'ครบถ้วน');
  await user.click(dialog.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() =>
    expect(askedOf(returnSecretCopies, asked)).toEqual([
      { documentId, setId, numbers: [3], on: '2026-11-22', note: 'ครบถ้วน' },
    ]),
  );
});

test('[8.06] the destruction names who ordered it and the committee', async () => {
  const { asked, user } = await shown(kept);
  const dialog = await open(user, 'ทำลาย');
  await user.click(dialog.getByRole('checkbox', { name: 'ชุดที่ 1' }));
  await user.click(dialog.getByRole('checkbox', { name: 'ชุดที่ 2' }));
  await pressEnter(fieldOf('ผู้สั่งทำลาย'));
  expect(errorAt(fieldOf('ผู้สั่งทำลาย'))).toBe('กรุณาระบุผู้สั่งทำลาย');
  expect(errorAt(fieldOf('คณะกรรมการทำลาย'))).toBe('กรุณาระบุกรรมการ');
  await user.type(fieldOf('ผู้สั่งทำลาย'), 'ผู้อำนวยการ');
  await user.type(fieldOf('คณะกรรมการทำลาย'), 'นายเอก\nนางสองใจ');
  await user.type(fieldOf('เลขที่ใบรับรองการทำลาย (ถ้ามี)'), '5/2569');
  await retype(user, 'วันที่', '22/11/2569');
  await user.click(dialog.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() =>
    expect(askedOf(destroySecretCopies, asked)).toEqual([
      {
        ...{ documentId, setId, numbers: [1, 2], on: '2026-11-22', note: '' },
        ...{ permittedBy: 'ผู้อำนวยการ', committee: 'นายเอก\nนางสองใจ', certificate: '5/2569' },
      },
    ]),
  );
});
