import { listUnits } from '@sarn/organisation/contract';
import {
  answerCalls,
  answering,
  askedOf,
  errorAt,
  fieldOf,
  fill,
  find,
  keepInput,
  leavePage,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { endUnit, listUnitProposals, previewUnitDissolution } from '@sarn/reorganisation/contract';
import type { UnitLeft } from '@sarn/reorganisation/contract';
import { expect, test } from 'vitest';
import { DissolutionForm } from './DissolutionForm.tsx';

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`;
const [agency, supplies, finance] = [id(1), id(2), id(3)];
const unit = (unitId: string, nameTh: string) => ({
  ...{ id: unitId, parentId: unitId === agency ? null : agency, nameTh, nameEn: '' },
  ...{ code: unitId.slice(-1), kind: 'group' as const, abbreviation: '', letterCode: '' },
  depth: unitId === agency ? 0 : 1,
});
const work = {
  ...{ onWay: 1, inWork: 2, assignments: 0, own: 0 },
  ...{ reserved: 0, children: 0, officers: 2, leaders: 1 },
};

const person = { id: 'p1', name: 'ก', limited: [], posts: [] };
const line = { kind: 'number-lines', name: 'สมชาย ใจดี', about: '', row: id(7) } as const;
const program = { kind: 'programs', name: 'ระบบพัสดุ', about: '', row: id(8) } as const;

function answers({ asksSecond = true, left = [] as readonly UnitLeft[] } = {}) {
  return answerCalls({
    ...answering(listUnits, {
      rows: [unit(agency, 'สำนักงาน'), unit(supplies, 'กองพัสดุ'), unit(finance, 'กองคลัง')],
      total: 3,
    }),
    ...answering(listUnitProposals, { rows: [], asksSecond }),
    ...answering(
      previewUnitDissolution,
      {
        ...{ unit: { id: supplies, name: 'กองพัสดุ' }, above: { id: agency, name: 'สำนักงาน' } },
        ...{ work, registers: [], left: [...left] },
      },
      { unitId: supplies },
    ),
    'GET /identity/me': () => ({ ...person, permissions: ['settings.access'] }),
    ...answering(
      endUnit,
      { returned: 0, moved: 0, goesOnAt: null, proposalId: id(9) },
      { unitId: supplies },
    ),
  });
}

const page = (at = '/') => show(<DissolutionForm onDone={() => undefined} />, at);
const valueOf = (label: string): unknown => Reflect.get(fieldOf(label), 'value');

async function filledIn() {
  // The unit is named by the address, as the tree of units does.
  const user = await page(`/?unit=${supplies}`);
  await waitFor(() => expect(valueOf('หน่วยงานที่สิ้นสุด')).toBe('กองพัสดุ'));
  await find(user, 'หน่วยงานที่รับช่วง', 'กองคลัง');
  await screen.findByRole('textbox', { name: /เลขที่คำสั่ง/ });
  await fill(user, fieldOf('เลขที่คำสั่ง'), '45/2569');
  await fill(user, fieldOf('หมายเหตุ'), 'ปรับโครงสร้าง');
  return user;
}

test('what was not sent is offered once, and put back as a whole: units, order and note', async () => {
  keepInput();
  answers();
  await filledIn();
  leavePage();
  const user = await page();
  await user.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  await screen.findByRole('textbox', { name: /เลขที่คำสั่ง/ });
  expect(screen.queryByText(/ซึ่งยังไม่ได้ส่ง/)).toBeNull();
  const shown = ['หน่วยงานที่สิ้นสุด', 'หน่วยงานที่รับช่วง', 'เลขที่คำสั่ง', 'หมายเหตุ'].map(valueOf);
  expect(shown).toEqual(['กองพัสดุ', 'กองคลัง', '45/2569', 'ปรับโครงสร้าง']);
});

test('where a second person confirms, the button and the question say so, and the count is sent', async () => {
  const calls = answers();
  const user = await filledIn();
  await user.click(screen.getByRole('button', { name: 'เสนอให้ผู้ดูแลอีกคนยืนยัน' }));
  const sure = await screen.findByRole('alertdialog', { name: 'รวมกองพัสดุเข้ากับกองคลัง' });
  expect(sure.textContent).toContain('มีเรื่องที่ยังไม่สิ้นสุด 3 เรื่อง');
  expect(sure.textContent).toContain('จนกว่าผู้ดูแลอีกคนยืนยัน');
  await user.click(within(sure).getByRole('button', { name: 'เสนอให้ผู้ดูแลอีกคนยืนยัน' }));
  await waitFor(() =>
    expect(askedOf(endUnit, calls)).toMatchObject([
      { unitId: supplies, successorId: finance, orderNo: '45/2569', seen: 3 },
    ]),
  );
});

test('where nobody else confirms, it takes effect at once', async () => {
  answers({ asksSecond: false });
  const user = await filledIn();
  await user.click(screen.getByRole('button', { name: 'ตรวจแล้ว ดำเนินการ' }));
  const sure = await screen.findByRole('alertdialog', { name: 'รวมกองพัสดุเข้ากับกองคลัง' });
  expect(sure.textContent).toContain('มีผลทันที เปิดหน่วยงานอีกครั้งได้');
});

test('what does not follow by itself is listed before, with the page for who may change it', async () => {
  answers({ left: [line, program] });
  await filledIn();
  expect(screen.getByRole('heading', { name: 'สิ่งที่ไม่ย้ายตามไปเอง 2 รายการ' })).toBeTruthy();
  expect(screen.getByText('สิทธิ์การออกเลขของหน่วยงานนี้ (1)')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'ไปแก้ไข สมชาย ใจดี' });
  expect(link.getAttribute('href')).toContain(`/manage-number-premission?row=${id(7)}&what=edit`);
  // Who may not change programs reads their names, and where others change them.
  expect(screen.getByText('ระบบพัสดุ')).toBeTruthy();
  expect(screen.getByText('ผู้มีสิทธิ์แก้ไขได้ที่หน้าโปรแกรมที่เชื่อมต่อ')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /ระบบพัสดุ/ })).toBeNull();
});

test('where nothing stays behind, that is said', async () => {
  answers();
  await filledIn();
  expect(screen.getByText(/^ไม่มี สิทธิ์ทุกรายการเป็นของตำแหน่ง/)).toBeTruthy();
});

test('what is missing is named at its field', async () => {
  answers();
  const user = await page(`/?unit=${supplies}`);
  await waitFor(() => expect(valueOf('หน่วยงานที่สิ้นสุด')).toBe('กองพัสดุ'));
  await find(user, 'หน่วยงานที่รับช่วง', 'กองคลัง');
  await user.click(await screen.findByRole('button', { name: 'เสนอให้ผู้ดูแลอีกคนยืนยัน' }));
  expect(errorAt(fieldOf('เลขที่คำสั่ง'))).toBe('กรุณากรอกเลขที่คำสั่ง');
});
