import { firstRunStepCodes, openFirstRegisters, setUpAgency } from '@sarn/first-run/contract';
import type { FirstRunView } from '@sarn/first-run/contract';
import {
  answerCalls,
  askedOf,
  errorsShown,
  fieldOf,
  fill,
  refusal,
} from '@sarn/platform-web/testing';
import { screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { AdministratorStep } from './AdministratorStep.tsx';
import { AgencyStep } from './AgencyStep.tsx';
import { RegistersStep } from './RegistersStep.tsx';
import { firstOpen, stepShown } from './step-place.ts';
import './words/first-run-words.ts';

const central = { unitId: '01930000-0000-7000-8000-000000000001', name: 'สำนักงานตัวอย่าง' };
const division = { unitId: '01930000-0000-7000-8000-000000000002', name: 'กองคลัง' };
const term = { th: 'ทะเบียนหนังสือรับ', en: 'Register of incoming letters' };

const view: FirstRunView = {
  ...{ version: 4, isOpen: true, isSignedIn: true, agency: null, factor: null, year: 2569 },
  steps: firstRunStepCodes.map((code, at) => ({
    ...{ code, at: null, state: at < firstRunStepCodes.indexOf('registers') ? 'done' : 'open' },
  })),
  ...{ people: 1, units: 2, registers: 0, mail: { isSetUp: true, sentTo: null } },
  points: [
    { ...central, letterCode: 'ดท 0100', isCentral: true, isPoint: true, clerk: null, head: null },
    { ...division, letterCode: '', isCentral: false, isPoint: false, clerk: null, head: null },
  ],
  books: [central, division].map(({ unitId }) => ({
    ...{ unitId, kind: 'receive', kindTerm: term, last: 0, isEmpty: true },
  })),
  ...{ backup: null, holidays: 0 },
};

const press = () => screen.getByRole('button', { name: /^ต่อไป/ });

test('a step that another window has done is refused, and what was typed stays', async () => {
  const newer = { ...view, version: 5 };
  const calls = answerCalls({
    'POST /first-run/agency': () => refusal('first-run.moved-on'),
    'POST /first-run/look': () => ({ view: newer }),
  });
  const go = vi.fn();
  const user = await show(<AgencyStep view={view} go={go} />);
  await fill(user, fieldOf('ชื่อหน่วยงาน'), 'สำนักงานตัวอย่าง');
  await fill(user, fieldOf('รหัสหนังสือ'), 'ดท 0100');
  await fill(user, fieldOf('ที่อยู่'), 'ถนนตัวอย่าง');
  await user.click(press());
  await screen.findByText(/มีผู้ทำขั้นนี้ในหน้าต่างอื่นแล้ว/);
  expect(fieldOf('ชื่อหน่วยงาน')).toHaveProperty('value', 'สำนักงานตัวอย่าง');
  expect(askedOf(setUpAgency, calls)[0]).toMatchObject({ seen: 4, pack: 'civil' });
  expect(go).not.toHaveBeenCalled();
});

test('the first administrator sees that a password is required', async () => {
  await show(<AdministratorStep view={view} go={vi.fn()} />);
  for (const label of ['รหัสผ่านใหม่', 'ยืนยันรหัสผ่านใหม่']) {
    expect(fieldOf(label).getAttribute('aria-required')).toBe('true');
    expect(screen.getByText(label).textContent).toContain('*');
  }
});

test('nothing is sent while the agency has no name, letter code or address', async () => {
  const calls = answerCalls({});
  const user = await show(<AgencyStep view={view} go={vi.fn()} />);
  await user.click(press());
  expect(errorsShown()).toEqual(['กรุณากรอกชื่อหน่วยงาน', 'กรุณากรอกรหัสหนังสือ', 'กรุณากรอกที่อยู่']);
  expect(calls).toEqual([]);
});

test('a register goes on from an old book only with a reason; registers of units that are no points stay out', async () => {
  const calls = answerCalls({ 'POST /first-run/registers': () => ({ view }) });
  const user = await show(<RegistersStep view={view} go={vi.fn()} />);
  await fill(user, fieldOf('ทะเบียนหนังสือรับ'), '1200');
  await screen.findByText('เลขถัดไป 1201');
  await user.click(press());
  expect(errorsShown()).toEqual(['กรุณาระบุเหตุผลอย่างน้อย 3 ตัวอักษร']);
  await fill(user, fieldOf('เหตุผลที่ต่อเลขจากสมุดเดิม'), 'ใช้สมุดเดิม');
  await user.click(press());
  await waitFor(() => expect(askedOf(openFirstRegisters, calls)).toHaveLength(1));
  expect(askedOf(openFirstRegisters, calls)[0]).toEqual({
    ...{ seen: 4, points: [] },
    starts: [{ unitId: central.unitId, kind: 'receive', last: 1200, reason: 'ใช้สมุดเดิม' }],
  });
});

test('the shown step is the asked one where it was reached, else the first open one', () => {
  expect(firstOpen(view)).toBe('registers');
  expect(stepShown(view, null)).toBe('registers');
  expect(stepShown(view, 'safety')).toBe('registers');
  expect(stepShown(view, 'mail')).toBe('mail');
  // The administrator is made once.
  expect(stepShown(view, 'administrator')).toBe('registers');
});
