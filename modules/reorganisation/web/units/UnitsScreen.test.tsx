import {
  answerCalls,
  answering,
  askedOf,
  errorAt,
  fill,
  fieldOf,
  refusal,
  screen,
  show,
  submitButton,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import type { UnitTreeRow } from '@sarn/organisation/contract';
import { listUnits } from '@sarn/organisation/contract';
import {
  changeUnit,
  findUnits,
  listUnitPlans,
  listUnitProposals,
  unitDetail,
  unitEffect,
} from '@sarn/reorganisation/contract';
import type { UnitDetail } from '@sarn/reorganisation/contract';
import { ApiError } from '@sarn/platform-web';
import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, test } from 'vitest';
import OrganisationPage from './OrganisationPage.tsx';
import { StaleNotice } from './acts/StaleNotice.tsx';

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`;
const [agency, policy, legal, team] = [id(1), id(2), id(3), id(4)];
const names: Readonly<Record<string, string>> = {
  [agency]: 'สำนักงาน',
  [policy]: 'กองนโยบาย',
  [legal]: 'กองกฎหมาย',
  [team]: 'กลุ่มติดตาม',
};
const above: Readonly<Record<string, string | null>> = {
  ...{ [agency]: null, [policy]: agency, [legal]: agency, [team]: policy },
};

const unit = (unitId: string) => ({
  ...{
    id: unitId,
    parentId: above[unitId] ?? null,
    code: unitId.slice(-1),
    kind: 'group' as const,
  },
  ...{ nameTh: names[unitId] ?? '', nameEn: '', abbreviation: '', letterCode: '' },
  ...{ validFrom: '2020-01-01', validTo: null },
});
const row = (unitId: string, children: number): UnitTreeRow => ({
  ...unit(unitId),
  ...{ children, units: 1, people: 3 },
});
const rows: Readonly<Record<string, UnitTreeRow[]>> = {
  '': [row(agency, 2)],
  [agency]: [row(policy, 1), row(legal, 0)],
  [policy]: [row(team, 0)],
};
const detailOf = (unitId: string, change: Partial<UnitDetail> = {}) => ({
  unit: {
    ...unit(unitId),
    ...{ address: '', phone: '', fax: '', mail: '', sortKey: '1', version: 7, changed: null },
    path:
      unitId === team ? [agency, policy].map((one) => ({ id: one, name: names[one] ?? '' })) : [],
    ...{ isCodeFixed: false, codedAs: null },
    ...change,
  },
});
const work = {
  ...{ onWay: 1, inWork: 2, assignments: 0, own: 0, reserved: 0 },
  ...{ children: 0, officers: 0, leaders: 0 },
};
const kinds = [{ kind: 'group' as const, rank: 4, term: { th: 'กลุ่ม', en: 'Group' } }];

function answers(more: Parameters<typeof answerCalls>[0] = {}) {
  const details = Object.keys(names).map((unitId) =>
    answering(unitDetail, detailOf(unitId), { unitId }),
  );
  return answerCalls({
    'GET /settings/units': ({ fields }) => ({
      ...{ rows: rows[String(fields['parentId'] ?? '')] ?? [], day: '2026-11-25', kinds },
    }),
    'GET /identity/me': () => ({ permissions: ['identity.personnel'] }),
    ...Object.assign({}, ...details),
    ...answering(listUnitPlans, { rows: [], moving: [] }),
    ...answering(listUnitProposals, { rows: [], asksSecond: false }),
    ...answering(listUnits, { rows: [], total: 0 }),
    ...answering(
      unitEffect,
      { units: 1, people: 3, work, registers: [], posts: [], left: [], heads: null },
      { unitId: team },
    ),
    ...more,
  });
}

const lineOf = (name: string) => screen.findByRole('treeitem', { name: new RegExp(name) });
const focused = () => document.activeElement?.textContent ?? '';

test('the tree is opened and walked through by keyboard, one line with the focus', async () => {
  answers();
  const user = await show(<OrganisationPage />);
  (await lineOf('สำนักงาน')).focus();
  await lineOf('กองนโยบาย');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toContain('กองนโยบาย'));
  expect(screen.queryByRole('treeitem', { name: /กลุ่มติดตาม/ })).toBeNull();
  await user.keyboard('{ArrowRight}');
  const below = await lineOf('กลุ่มติดตาม');
  expect(below.getAttribute('aria-level')).toBe('3');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(focused()).toContain('กลุ่มติดตาม'));
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /กลุ่มติดตาม/ })).toBeNull());
  await user.keyboard('{End}{Enter}');
  expect(await screen.findByRole('heading', { name: 'กองกฎหมาย' })).toBeTruthy();
  expect((await lineOf('กองกฎหมาย')).getAttribute('aria-selected')).toBe('true');
});

test('what folds the tree is not worded as dissolving units', async () => {
  answers();
  const user = await show(<OrganisationPage />);
  await user.click(await screen.findByRole('button', { name: 'พับทั้งหมด' }));
  expect(screen.getAllByRole('button').filter((one) => one.textContent.startsWith('ยุบ'))).toEqual(
    [],
  );
});

test('a unit is cut and put under another by keyboard, never under itself; its order is sent', async () => {
  const calls = answers(
    answering(changeUnit, { planId: null, unitIds: [], proposalId: null }, { unitId: team }),
  );
  const user = await show(<OrganisationPage />);
  (await lineOf('สำนักงาน')).focus();
  await lineOf('กองนโยบาย');
  // The root stays where it is.
  await user.keyboard('m');
  expect(screen.queryByText('ย้ายออก')).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  await lineOf('กลุ่มติดตาม');
  await user.keyboard('m');
  expect(screen.getByText('ย้ายออก')).toBeTruthy();
  await user.keyboard('{ArrowDown}{Enter}');
  // Under a unit of its own it is not put down, and the tree says why.
  expect(screen.queryByText('ย้ายเข้า')).toBeNull();
  expect(screen.getByText(/^ย้ายกองนโยบาย.*ไปอยู่ใต้หน่วยงานของตนเองไม่ได้/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('ย้ายออก')).toBeNull();

  await waitFor(() => expect(focused()).toContain('กลุ่มติดตาม'));
  await user.keyboard('{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}');
  expect(await screen.findByText('ย้ายเข้า')).toBeTruthy();
  const form = await screen.findByRole('region', { name: 'ย้าย กลุ่มติดตาม' });
  expect(await within(form).findByText('3 เรื่องค้างอยู่กับหน่วยงานต่อไป')).toBeTruthy();
  await user.click(submitButton());
  expect(await within(form).findByText('กรุณากรอกเหตุผลอย่างน้อย 3 ตัวอักษร')).toBeTruthy();
  await fill(user, fieldOf('คำสั่งที่'), '412/2569');
  await fill(user, fieldOf('เหตุผล'), 'ปรับโครงสร้าง');
  await user.click(submitButton());
  await waitFor(() => expect(screen.queryByText('ย้ายเข้า')).toBeNull());
  const sent = askedOf(changeUnit, calls);
  expect(sent).toMatchObject([
    {
      unitId: team,
      seen: 7,
      order: { orderNo: '412/2569', reason: 'ปรับโครงสร้าง' },
      change: { act: 'move', parentId: legal },
    },
  ]);
});

test('who comes second sees both values, and decides', async () => {
  let version = 7;
  const calls = answers({
    [`GET /settings/units/${team}`]: () =>
      detailOf(team, version === 7 ? {} : { version, letterCode: 'ทส 9' }),
    [`POST /settings/units/${team}/change`]: () => {
      if (version === 8) return { planId: null, unitIds: [], proposalId: null };
      version = 8;
      return refusal('identity.unit-stale', [], 'มีผู้แก้ไขก่อนท่าน');
    },
  });
  const user = await show(<OrganisationPage />, `/?unit=${team}`);
  await user.click(await screen.findByRole('button', { name: 'เปลี่ยนชื่อ' }));
  await fill(user, fieldOf('คำสั่งที่'), '1');
  await fill(user, fieldOf('เหตุผล'), 'ทดสอบ');
  await user.click(submitButton());
  const told = await screen.findByRole('region', { name: 'ส่วนที่ต่างกัน' });
  expect(told.textContent).toContain('รหัสหนังสือ');
  expect(told.textContent).toContain('ทส 9');
  await user.click(within(told).getByRole('button', { name: /ใช้ค่าที่ข้าพเจ้ากรอก/ }));
  await user.click(submitButton());
  await waitFor(() => expect(askedOf(changeUnit, calls).at(-1)?.seen).toBe(8));
});

test('both values are shown too where the page has read the unit anew before the refusal', async () => {
  const { unit: before } = detailOf(team, { phone: '0 2999 1000' });
  const { unit: after } = detailOf(team, { phone: '0 2999 1001', version: 8 });
  answers({ [`GET /settings/units/${team}`]: () => ({ unit: after }) });
  const refused = new ApiError({
    ...{ code: 'identity.unit-stale', message: 'มีผู้แก้ไขก่อนท่าน', status: 409 },
    ...{ params: {}, requestId: '', body: {} },
  });
  function Page() {
    const [isRefused, setRefused] = useState(false);
    return (
      <>
        <button onClick={() => setRefused(true)}>บันทึก</button>
        <StaleNotice
          unit={isRefused ? after : before}
          failure={isRefused ? refused : null}
          onAccept={() => {}}
        />
      </>
    );
  }
  const user = await show(<Page />);
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  const told = await screen.findByRole('region', { name: 'ส่วนที่ต่างกัน' });
  expect(told.textContent).toContain('0 2999 1000');
  expect(told.textContent).toContain('0 2999 1001');
});

test('the chosen unit, the open form and the search are in the address; Back goes through them', async () => {
  answers();
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const user = await show(<OrganisationPage />, '/', history);
  await user.click(await lineOf('กองกฎหมาย'));
  expect(await screen.findByRole('heading', { name: 'กองกฎหมาย' })).toBeTruthy();
  expect(history.location.search).toBe(`?unit=${legal}`);
  await user.click(screen.getByRole('button', { name: 'เปลี่ยนชื่อ' }));
  expect(await screen.findByRole('region', { name: 'เปลี่ยนชื่อ กองกฎหมาย' })).toBeTruthy();
  expect(history.location.search).toBe(`?unit=${legal}&act=rename`);
  // What is typed for one unit is asked about before another one takes its place.
  await fill(user, fieldOf('คำสั่งที่'), '5/2569');
  await user.click(await lineOf('กองนโยบาย'));
  await user.click(await screen.findByRole('button', { name: 'กลับไปทำต่อ' }));
  expect(fieldOf('คำสั่งที่')).toHaveProperty('value', '5/2569');
  history.back();
  await waitFor(() => expect(history.location.search).toBe(`?unit=${legal}`));
  history.back();
  expect(await screen.findByText('เลือกหน่วยงานในผัง')).toBeTruthy();
});

test('a link to a unit opens what is above it, and a code that is in use is said at its field', async () => {
  const inUse = {
    ...{ status: 'error', code: 'identity.unit-code-known', message: 'รหัส 9 มีหรือเคยใช้แล้ว' },
    ...{ params: { code: '9' }, atField: 'code' },
  };
  answers({
    'POST /settings/units': () => Response.json(inUse, { status: 409 }),
  });
  const user = await show(<OrganisationPage />, `/?unit=${team}&act=found`);
  expect((await lineOf('กลุ่มติดตาม')).getAttribute('aria-selected')).toBe('true');
  await screen.findByRole('region', { name: 'เพิ่มหน่วยงานใต้ กลุ่มติดตาม' });
  await fill(user, fieldOf('ชื่อหน่วยงาน'), 'งานใหม่');
  await fill(user, fieldOf('รหัสหน่วยงาน'), '9');
  await fill(user, fieldOf('คำสั่งที่'), '5/2569');
  await fill(user, fieldOf('เหตุผล'), 'ทดสอบ');
  await user.click(submitButton());
  await waitFor(() => expect(errorAt(fieldOf('รหัสหน่วยงาน'))).toBe('รหัส 9 มีหรือเคยใช้แล้ว'));
});

test('a unit leads to its people, and what nobody changed by hand was changed by the system', async () => {
  const changed = { name: '', at: '2026-11-25T02:00:00.000Z' };
  answers(answering(unitDetail, detailOf(legal, { changed }), { unitId: legal }));
  const user = await show(<OrganisationPage />);
  await user.click(await lineOf('กองกฎหมาย'));
  const link = await screen.findByRole('link', { name: 'ดูบุคลากรของหน่วยงาน' });
  expect(link.getAttribute('href')).toContain(`employee-information?unit=${legal}`);
  expect(screen.getByText(/^แก้ไขล่าสุด .* โดย ระบบ$/)).toBeDefined();
});

test('search and page of the table of units stand in the address, and none that matches leads to all', async () => {
  const found = { ...unit(legal), path: [{ ...unit(agency) }] };
  const calls = answers({
    [`GET ${findUnits.path}`]: ({ fields }) =>
      fields['search'] === 'ไม่มี' ? { rows: [], total: 0 } : { rows: [found], total: 120 },
  });
  const history = createMemoryHistory({
    initialEntries: ['/?view=table&search=กอง&page=2'],
  });
  const user = await show(<OrganisationPage />, '', history);
  await waitFor(() => expect(askedOf(findUnits, calls).at(-1)).toMatchObject({ page: 2 }));
  const box = screen.getByRole('searchbox');
  await user.clear(box);
  await user.type(box, 'ไม่มี{Enter}');
  await screen.findByText('ไม่พบรายการที่ตรงกัน');
  expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
    ...{ view: 'table', search: 'ไม่มี' },
  });
  await user.click(screen.getAllByRole('button', { name: 'ล้างตัวกรอง' })[0]!);
  await waitFor(() => expect(history.location.search).toBe('?view=table'));
});

test('a form of a unit says of each empty field which one it is', async () => {
  answers();
  const user = await show(<OrganisationPage />, `/?unit=${team}&act=found`);
  await screen.findByRole('region', { name: 'เพิ่มหน่วยงานใต้ กลุ่มติดตาม' });
  await user.click(submitButton());
  expect(errorAt(fieldOf('ชื่อหน่วยงาน'))).toBe('กรุณากรอกชื่อหน่วยงาน');
  expect(errorAt(fieldOf('รหัสหน่วยงาน'))).toBe('กรุณากรอกรหัสหน่วยงาน');
  expect(errorAt(fieldOf('คำสั่งที่'))).toBe('กรุณากรอกเลขที่คำสั่ง');
  expect(errorAt(fieldOf('เหตุผล'))).toBe('กรุณากรอกเหตุผลอย่างน้อย 3 ตัวอักษร');
});

test('each of the units that one is split into names the field that is empty', async () => {
  answers();
  const user = await show(<OrganisationPage />, `/?unit=${team}&act=split`);
  await screen.findByRole('region', { name: 'แบ่ง กลุ่มติดตาม' });
  await user.clear(screen.getAllByRole('textbox', { name: /รหัสหน่วยงาน/ })[1]!);
  await user.click(submitButton());
  const errors = (name: RegExp) =>
    screen.getAllByRole('textbox', { name }).map((box) => errorAt(box as HTMLInputElement));
  expect(errors(/ชื่อหน่วยงาน/)).toEqual(['กรุณากรอกชื่อหน่วยงาน', 'กรุณากรอกชื่อหน่วยงาน']);
  expect(errors(/รหัสหน่วยงาน/)[1]).toBe('กรุณากรอกรหัสหน่วยงาน');
});

test('a unit without a letter code of its own says whose is printed', async () => {
  const codedAs = { unit: { id: agency, name: 'สำนักงาน' }, letterCode: 'ดท 0100' };
  answers({
    ...answering(unitDetail, detailOf(legal, { codedAs }), { unitId: legal }),
    ...answering(unitDetail, detailOf(policy, { codedAs, letterCode: 'ดท 0102' }), {
      unitId: policy,
    }),
  });
  const user = await show(<OrganisationPage />);
  await user.click(await lineOf('กองกฎหมาย'));
  expect(await screen.findByText('ไม่มีรหัสของตนเอง ใช้ ดท 0100 ของสำนักงาน')).toBeDefined();
  await user.click(await lineOf('กองนโยบาย'));
  expect(await screen.findByText('ดท 0102 (หนังสือใช้ ดท 0100 ของสำนักงาน)')).toBeDefined();
});
