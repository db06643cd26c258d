import { listUnits } from '@sarn/organisation/contract';
import { answerCalls, answering, screen, show, waitFor, within } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UnitChips } from './UnitChips.tsx';
import type { PickedUnit } from './picked-units.ts';

const unit = (id: string, nameTh: string, depth: number) => ({
  ...{ id, nameTh, nameEn: nameTh, depth, code: id, kind: 'division' as const, abbreviation: '' },
  ...{ parentId: depth === 0 ? null : 'a', letterCode: '' },
});
const rows = [unit('a', 'กรม', 0), unit('b', 'กองกฎหมาย', 1), unit('c', 'กองคลัง', 1)];

function Field() {
  const [units, setUnits] = useState<readonly PickedUnit[]>([]);
  return <UnitChips label="ส่งถึง" units={units} onChange={setUnits} error={null} />;
}

test('units are chosen and taken out by keys alone, and the focus stays in the field', async () => {
  answerCalls(answering(listUnits, { rows, total: 3 }));
  const user = await show(<Field />);
  await user.tab();
  await user.keyboard('{Enter}');
  const tree = within(await screen.findByRole('dialog', { name: 'ส่งถึง' }));
  (await tree.findByRole('checkbox', { name: 'กองกฎหมาย' })).focus();
  await user.keyboard(' ');
  await user.keyboard('{Escape}');
  const remove = await screen.findByRole('button', { name: 'นำ กองกฎหมาย ออก' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('เพิ่มหน่วยงาน'));
  remove.focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('กองกฎหมาย')).toBeNull();
  expect(document.activeElement?.textContent).toBe('เลือกหน่วยงาน');
});
