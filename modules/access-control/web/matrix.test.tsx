import type { RoleLine } from '@sarn/access-control/contract';
import { answerCalls, refusal, screen, show, waitFor, within } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RoleMatrix } from './RoleMatrix.tsx';

const role = (id: string, change: Partial<RoleLine> = {}): RoleLine => ({
  ...{ id, code: id, nameTh: `บทบาท ${id}`, nameEn: '', typeCode: 'officer', typeName: '' },
  ...{ widestScope: 'agency', grantee: 'any', needsSecond: false, legacyNo: null, isSeed: false },
  ...{ validFrom: '2026-01-01', validTo: null, version: 3, people: 4, permissions: [] },
  ...change,
});
const permission = (code: string, hasScopes: boolean) => ({
  ...{ code, name: `สิทธิ์ ${code}`, text: '', group: 'numbers' as const },
  ...{ hasScopes, isDangerous: false },
});

const matrix = (
  <RoleMatrix
    rows={[role('a'), role('b', { permissions: [{ code: 'x.one', scope: 'agency' }] })]}
    permissions={[permission('x.one', true), permission('x.two', false)]}
    asksSecond={false}
    heads={new Map()}
  />
);
const cell = (place: string) =>
  document.querySelector<HTMLButtonElement>(`[data-cell="${place}"] button`)!;
const set = 'POST /access/roles/a/permissions';

test('arrow keys move between cells, one of which is reached by Tab', async () => {
  answerCalls({});
  const user = await show(matrix);
  expect(document.querySelectorAll('[data-cell] button:not([tabindex="-1"])')).toHaveLength(1);
  cell('0:0').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('0:1'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(cell('1:1'));
  await user.keyboard('{ArrowDown}{Home}');
  expect(document.activeElement).toBe(cell('1:0'));
  await user.keyboard('{End}{ArrowUp}');
  expect(document.activeElement).toBe(cell('0:1'));
  expect(cell('0:1').getAttribute('aria-label')).toContain('ทั้งสำนักงาน');
});

test('Enter opens the scopes; what is chosen is sent with its reason, and for one role', async () => {
  const calls = answerCalls({
    [set]: () => ({ state: 'applied', changeId: 'c', aloneAt: null }),
  });
  const user = await show(matrix);
  cell('0:0').focus();
  await user.keyboard('{Enter}');
  const unit = await screen.findByRole('menuitem', { name: /^หน่วยงาน\s*เฉพาะ/ });
  expect(screen.getAllByRole('menuitem')).toHaveLength(5);
  await user.click(unit);
  expect(cell('0:0').getAttribute('aria-label')).toContain('หน่วยงาน');
  // The other role waits until this one is saved.
  expect(cell('0:1').getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(calls).toEqual([]);
  await user.type(screen.getByRole('textbox'), 'คำสั่งที่ 1');
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.fields).toMatchObject({ version: '3', reason: 'คำสั่งที่ 1' });
  expect(JSON.stringify(calls[0]?.fields)).toContain('x.one');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('a permission that knows no scopes offers all or nothing', async () => {
  answerCalls({});
  const user = await show(matrix);
  await user.click(cell('1:0'));
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2));
});

/** The matrix, read anew when the button is pressed: another administrator changed the same cell. */
function ReadAnew() {
  const [isNewer, setNewer] = useState(false);
  const theirs = { version: 4, permissions: [{ code: 'x.one', scope: 'subtree' as const }] };
  return (
    <>
      <button onClick={() => setNewer(true)}>anew</button>
      <RoleMatrix
        rows={[role('a', isNewer ? theirs : {}), role('b')]}
        permissions={[permission('x.one', true), permission('x.two', false)]}
        asksSecond={false}
        heads={new Map()}
      />
    </>
  );
}

test('what another one saved meanwhile is not overwritten unseen', async () => {
  const answers = [refusal('access.stale'), { state: 'applied', changeId: 'c', aloneAt: null }];
  const calls = answerCalls({ [set]: () => answers.shift() ?? refusal('access.stale') });
  const user = await show(<ReadAnew />);
  await user.click(cell('0:0'));
  await user.click(await screen.findByRole('menuitem', { name: /^หน่วยงาน\s*เฉพาะ/ }));
  await user.click(screen.getByRole('button', { name: 'anew' }));
  await user.type(screen.getByRole('textbox'), 'คำสั่งที่ 1');
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  const difference = within(await screen.findByRole('region', { name: 'มีผู้แก้ไขก่อนท่าน' }));
  expect(difference.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['หน่วยงานและภายใต้', 'หน่วยงาน'],
  ]);
  await user.click(difference.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ fields }) => fields['version'])).toEqual(['3', '4']);
});
