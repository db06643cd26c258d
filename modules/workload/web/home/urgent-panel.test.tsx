import { useOpenedDocument } from '@sarn/document/web';
import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { getHome } from '@sarn/workload/contract';
import type { UrgentRow } from '@sarn/workload/contract';
import { expect, test } from 'vitest';
import UrgentPanel from './UrgentPanel.tsx';

const term = { th: '', en: '' };
const urgent = (id: string, act: UrgentRow['act']): UrgentRow => ({
  ...{ key: `transmission:${id}`, documentId: id, on: 'transmission', targetId: id, act },
  ...{ kind: 'outside', kindTerm: term, title: `เรื่อง ${id}`, letterNo: '', letterDate: null },
  ...{ sender: '', addressee: '', speed: 'normal', speedTerm: term, secrecy: 'normal' },
  ...{ receiveNo: '', state: 'UNIT_PRESENTED', stateTerm: term, queue: 'jobReceived2' },
  ...{ at: '2026-11-22T00:00:00.000Z', dueDate: null, isSettled: false, dueTime: '' },
  ...{ instruction: '', isUnread: false, isClassified: false, hasFile: false },
});

/** What is opened above the page. */
function Opened() {
  const opened = useOpenedDocument();
  return <output>{opened && [opened.documentId, opened.act ?? 'read'].join(' ')}</output>;
}

test('[3.01] the button names the act of the document and begins it; the subject opens it to be read', async () => {
  const assign = { code: 'assign', term: { th: 'มอบหมาย', en: 'Assign' } };
  const home = { toDo: 2, watched: 0, ages: [], due: [] };
  answerCalls(answering(getHome, { ...home, urgent: [urgent('a', assign), urgent('b', null)] }));
  const user = await show(
    <>
      <UrgentPanel />
      <Opened />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'มอบหมาย: เรื่อง a' }));
  expect(screen.getByRole('status').textContent).toBe('a assign');
  await user.click(screen.getByRole('button', { name: 'เรื่อง a' }));
  expect(screen.getByRole('status').textContent).toBe('a read');
  // It waits for no act of a flow here: it is opened, and nothing is promised.
  await user.click(screen.getByRole('button', { name: 'เปิด: เรื่อง b' }));
  expect(screen.getByRole('status').textContent).toBe('b read');
});

test('of a letter whose work is done the day stands there once', async () => {
  const settled = { ...urgent('a', null), dueDate: '2026-11-16', isSettled: true };
  const late = { ...urgent('b', null), dueDate: '2026-11-16' };
  const home = { toDo: 2, watched: 0, ages: [], due: [] };
  answerCalls(answering(getHome, { ...home, urgent: [settled, late] }));
  await show(<UrgentPanel />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent.match(/16\sพ\.ย\.\s69/g)).toHaveLength(1);
  expect(second?.textContent).toMatch(/เกินกำหนด \d+ วัน16\sพ\.ย\.\s69/);
});
