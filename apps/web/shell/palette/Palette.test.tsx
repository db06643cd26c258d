import { searchPeople } from '@sarn/organisation/contract';
import { answerCalls, answering, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { getHeaderMenu } from '@sarn/portal/contract';
import { searchDocuments } from '@sarn/search/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import Palette from './Palette.tsx';

const entry = (MENU_ID: number, MENU_NAME: string, MENU_ACTION: string) => ({
  ...{ MENU_ID, MENU_NAME, MENU_ACTION, MENU_SEQ: MENU_ID, MENU_ICON: 'search' },
  ...{ PM_QUERY: 1 as const, PM_MANAGE: 0 as const, COUNT: null },
});
const answers = {
  ...answering(getHeaderMenu, {
    item: [entry(1, 'ทะเบียนหนังสือ', 'sarabun/register'), entry(2, 'สร้างเอกสาร', 'sarabun/create')],
  }),
  ...answering(searchDocuments, { rows: [], total: 0, isCapped: false }),
  ...answering(searchPeople, {
    rows: [
      {
        ...{ id: 'p1', name: 'ทะนง ศรีสมบูรณ์', nameEn: '', unitId: 'u1', unitName: 'กองนโยบาย' },
        ...{ unitNameEn: '', positionName: 'นักวิเคราะห์', positionNameEn: '' },
      },
    ],
    total: 1,
  }),
};

const onGo = vi.fn<(path: string) => void>();
const onClose = vi.fn();
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

beforeEach(() => {
  onGo.mockClear();
  localStorage.clear();
});

test('lists people and pages that match, and goes by the arrows and Enter', async () => {
  answerCalls(answers);
  const user = await show(<Palette onClose={onClose} onGo={onGo} />);
  const field = screen.getByRole('combobox');
  await screen.findByRole('option', { name: /สร้างเอกสาร/ });
  await user.type(field, 'ทะ');
  // Two letters: pages are known here, the server is asked from three on.
  expect(chosen()).toContain('ทะเบียนหนังสือ');
  await user.type(field, 'นง');
  await waitFor(() => expect(chosen()).toContain('ทะนง ศรีสมบูรณ์'));
  const id = screen.getByRole('option', { selected: true }).id;
  expect(field.getAttribute('aria-activedescendant')).toBe(id);
  await user.keyboard('{Enter}');
  expect(onGo.mock.calls[0]?.[0]).toMatch(/^\/sarabun\/documents\?person=p1/);
  expect(onClose).toHaveBeenCalled();
});

test('[9.01] one letter is searched for after Enter, and it says so', async () => {
  const calls = answerCalls(answers);
  const user = await show(<Palette onClose={onClose} onGo={onGo} />);
  await user.type(screen.getByRole('combobox'), 'ก');
  expect(screen.getByRole('status').textContent).toBe('กด Enter เพื่อค้นหาคำสั้น');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(askedOf(searchDocuments, calls).map(({ search }) => search)).toEqual(['ก']),
  );
  expect(onGo).not.toHaveBeenCalled();
});

test('[9.01] of a short text Enter is not promised to open the page that stands first', async () => {
  answerCalls(answers);
  const user = await show(<Palette onClose={onClose} onGo={onGo} />);
  await screen.findByRole('option', { name: /สร้างเอกสาร/ });
  await user.type(screen.getByRole('combobox'), 'ทะ');
  expect(chosen()).not.toContain('Enter');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(chosen()).toContain('Enter'));
  expect(onGo).not.toHaveBeenCalled();
});

test('offers first where the person went before, until it is cleared', async () => {
  answerCalls(answers);
  const user = await show(<Palette onClose={onClose} onGo={onGo} />);
  await user.click(await screen.findByRole('option', { name: /สร้างเอกสาร/ }));
  expect(onGo).toHaveBeenCalledWith('/sarabun/create');
  await show(<Palette onClose={onClose} onGo={onGo} />);
  const recent = await screen.findByRole('group', { name: 'เปิดล่าสุด' });
  expect(recent.textContent).toContain('สร้างเอกสาร');
  await user.click(screen.getByRole('button', { name: 'ล้างรายการที่เปิดล่าสุด' }));
  expect(screen.queryByRole('group', { name: 'เปิดล่าสุด' })).toBeNull();
});

test('the number of what the agency published is said once', async () => {
  const term = { th: 'เผยแพร่แล้ว', en: 'Published' };
  const published = {
    ...{ key: 'document:d1', documentId: 'd1', on: 'document' as const, targetId: 'd1' },
    ...{ kind: 'regulation' as const, kindTerm: term, title: 'ว่าด้วยทะเล', letterDate: null },
    ...{ letterNo: '4/2569', receiveNo: '4/2569', sender: 'กองคลัง', addressee: '' },
    ...{ speed: 'normal' as const, speedTerm: term, secrecy: 'normal' as const, dueDate: null },
    ...{ state: 'PUBLISHED' as const, stateTerm: term, at: '2026-11-22T00:00:00.000Z' },
    ...{
      isSettled: false,
      dueTime: '',
      instruction: '',
      principals: [],
      isUnread: false,
      isClassified: false,
    },
    hasFile: false,
  };
  answerCalls({
    ...answers,
    ...answering(searchDocuments, { rows: [published], total: 1, isCapped: false }),
  });
  const user = await show(<Palette onClose={onClose} onGo={onGo} />);
  await user.type(screen.getByRole('combobox'), 'ทะเล');
  const found = await screen.findByRole('option', { name: /ว่าด้วยทะเล/ });
  expect(found.textContent).toContain('4/2569 · กองคลัง · เผยแพร่แล้ว');
  expect(found.textContent).not.toContain('4/2569 · 4/2569');
});
