import type { RoleLine } from '@sarn/access-control/contract';
import { answerCalls, keepInput, screen, show, waitFor } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { RoleMatrix } from './RoleMatrix.tsx';

const role = (id: string): RoleLine => ({
  ...{ id, code: id, nameTh: `บทบาท ${id}`, nameEn: '', typeCode: 'officer', typeName: '' },
  ...{ widestScope: 'agency', grantee: 'any', needsSecond: false, legacyNo: null, isSeed: false },
  ...{ validFrom: '2026-01-01', validTo: null, version: 3, people: 4, permissions: [] },
});
const permission = (code: string) => ({
  ...{ code, name: `สิทธิ์ ${code}`, text: '', group: 'numbers' as const },
  ...{ hasScopes: true, isDangerous: false },
});

/** The page, left and come back to by the button, as by reloading it. */
function Page() {
  const [isShown, setShown] = useState(true);
  return (
    <main id="content">
      <h1>บทบาท</h1>
      <button onClick={() => setShown(!isShown)}>again</button>
      {isShown && (
        <RoleMatrix
          rows={[role('a'), role('b')]}
          permissions={[permission('x.one'), permission('x.two')]}
          asksSecond={false}
          heads={new Map()}
        />
      )}
    </main>
  );
}

const cell = (place: string) =>
  document.querySelector<HTMLButtonElement>(`[data-cell="${place}"] button`)!;
const again = () => screen.getByRole('button', { name: 'again' });
const set = 'POST /access/roles/a/permissions';

beforeEach(() => keepInput());

async function chosenAndLeft() {
  const calls = answerCalls({
    [set]: () => ({ state: 'applied', changeId: 'c', aloneAt: null }),
  });
  const user = await show(<Page />);
  await user.click(cell('0:0'));
  await user.click(await screen.findByRole('menuitem', { name: /^หน่วยงาน\s*เฉพาะ/ }));
  await user.type(screen.getByRole('textbox'), 'คำสั่งที่ 1');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  await user.click(again());
  await user.click(again());
  return { calls, user };
}

test('what was chosen and its reason are offered again after the page was reloaded', async () => {
  const { calls, user } = await chosenAndLeft();
  expect(cell('0:0').closest('[inert]')).not.toBeNull();
  await user.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  expect(cell('0:0').getAttribute('aria-label')).toContain('หน่วยงาน');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'คำสั่งที่ 1');
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.fields).toMatchObject({ version: '3', reason: 'คำสั่งที่ 1' });
  await waitFor(() => expect(localStorage).toHaveLength(0));
  // The bar with the button is gone.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('what was dropped is gone, and the next choice can be saved', async () => {
  const { calls, user } = await chosenAndLeft();
  await user.click(await screen.findByRole('button', { name: 'ทิ้ง' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(cell('1:0'));
  await user.click(await screen.findByRole('menuitem', { name: /^หน่วยงาน\s*เฉพาะ/ }));
  await user.type(screen.getByRole('textbox'), 'คำสั่งที่ 2');
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(JSON.stringify(calls[0]?.fields)).not.toContain('x.one');
});
