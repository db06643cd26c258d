import { answerCalls, screen, show, waitFor } from '@sarn/platform-web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import PeoplePage from './PeoplePage.tsx';

afterEach(() => vi.restoreAllMocks());

const person = {
  ...{ personId: 'p1', employeeCode: 'D0022', name: 'นางสาวกมลชนก สุขเกษม', positionName: 'นิติกร' },
  ...{ unitName: 'กองคลัง', employment: '', leftOn: null, isActive: true, account: 'active' },
};

test('the address names the unit whose people are listed, as the organisation tree links to it', async () => {
  const calls = answerCalls({
    'GET /personnel/people': () => ({ rows: [], total: 0 }),
    'GET /identity/units': () => ({ rows: [] }),
  });
  await show(<PeoplePage />, '/?unit=01930000-0000-7000-8000-000000000001');
  const asked = () => calls.filter(({ path }) => path === '/personnel/people');
  await waitFor(() => expect(asked()).not.toEqual([]));
  expect(asked()[0]?.fields['unitId']).toBe('01930000-0000-7000-8000-000000000001');
});

test('the address holds the filters of the list, and they can be cleared', async () => {
  const calls = answerCalls({
    'GET /personnel/people': () => ({ rows: [], total: 0 }),
    'GET /identity/units': () => ({ rows: [] }),
  });
  const user = await show(<PeoplePage />, '/?search=มาลี&state=left&page=2');
  await screen.findByText('ไม่พบรายการที่ตรงกัน');
  const asked = () => calls.findLast(({ path }) => path === '/personnel/people')?.fields;
  expect(asked()).toMatchObject({ search: 'มาลี', state: 'left', page: '2' });
  const [clear] = screen.getAllByRole('button', { name: 'ล้างตัวกรอง' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(asked()).toMatchObject({ search: '', state: 'active', page: '1' }));
  expect(screen.queryByText('ไม่พบรายการที่ตรงกัน')).toBeNull();
});

test('a person without an employee type has no dash without a name on a card', async () => {
  // As narrow as a phone: the rows are cards.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  answerCalls({
    'GET /personnel/people': () => ({ rows: [person], total: 1 }),
    'GET /identity/units': () => ({ rows: [] }),
  });
  await show(<PeoplePage />);
  const dash = await screen.findByText('–');
  const name = dash.closest('dl > div')?.querySelector('dt');
  expect([name?.textContent, name?.className]).toEqual(['ประเภทบุคลากร', '']);
});
