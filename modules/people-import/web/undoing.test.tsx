import type { ImportDetail } from '../contract/index.ts';
import { answerCalls, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { ReportStep } from './ReportStep.tsx';
import { th } from './words/th.ts';

const counts = { new: 1200, changed: 0, same: 0, twice: 0, bad: 0, waits: 0, doubted: 0, moved: 0 };
const item: ImportDetail = {
  ...{ id: 'i1', kind: 'people', state: 'UNDOING', fileName: 'บุคลากร.xlsx', rows: 1200 },
  ...{ byName: 'นายวิชัย', createdAt: '2026-11-27T02:00:00.000Z' },
  ...{ enteredAt: '2026-11-27T02:05:00.000Z', enteredByName: 'นายวิชัย', tookMs: 9000 },
  ...{ undoUntil: null, counts: { ...counts, invited: 0, undone: 300, kept: 0 } },
  ...{
    encoding: 'xlsx',
    sheet: '',
    sheets: [],
    sheetAt: 0,
    columns: [],
    mapping: {},
    missing: [],
    unasked: [],
    sendsMail: true,
    topUnit: null,
  },
  units: [{ unit: 'กองคลัง', new: 1200, changed: 0, out: 0 }],
};
const open = () => undefined;

test('an import that is being undone says how far it is, and not that everything is in', async () => {
  answerCalls({});
  await show(<ReportStep item={item} open={open} />);
  expect(screen.getByText('300 จาก 1200 แถว')).toBeDefined();
  expect(screen.queryByText(th.allIn)).toBeNull();
  expect(screen.queryByRole('button', { name: th.undo })).toBeNull();
});

test('once it is undone, it says how many rows, and offers no undoing', async () => {
  answerCalls({});
  const undone = { ...counts, invited: 0, undone: 1200, kept: 0 };
  await show(<ReportStep item={{ ...item, state: 'UNDONE', counts: undone }} open={open} />);
  expect(screen.getByText(th.undone.replace('{undone}', '1200'))).toBeDefined();
  // Nothing is in any more.
  expect(screen.queryByText(th.allIn)).toBeNull();
  expect(screen.getByText(th.undoneWhole)).toBeDefined();
  expect(screen.queryByRole('button', { name: th.undo })).toBeNull();
});
