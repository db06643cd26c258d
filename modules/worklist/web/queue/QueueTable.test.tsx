import { markRead } from '@sarn/document/contract';
import {
  answerCalls,
  answering,
  askedOf,
  refusal,
  screen,
  show,
  leavePage,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import type { Asked } from '@sarn/platform-web/testing';
import { listRetentionClasses } from '@sarn/retention/contract';
import { getListFilters, listQueue, listQueueSenders, listViews } from '@sarn/worklist/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { listRow } from '../list/rows.testing.ts';
import { th } from '../list/words/th.ts';
import { QueueTable } from './QueueTable.tsx';

const queue = Array.from({ length: 24 }, (_, at) =>
  listRow(`0199a000-0000-7000-8000-0000000000${at + 10}`),
);
/** Taken by somebody else between the reading and the act. */
const taken = queue[17]?.documentId;

const page = ({ fields }: Asked) => {
  const [at, size] = [Number(fields['page']), Number(fields['size'])];
  return { rows: queue.slice((at - 1) * size, at * size), total: queue.length, isCapped: false };
};

const noRows = { rows: [] };
const answers = {
  'GET /registry/queue/jobFollow': page,
  ...answering(listQueueSenders, noRows, { typeCode: 'jobFollow' }),
  ...answering(listViews, noRows),
  ...answering(getListFilters, { queues: [], units: [], registers: [], acts: {} }),
  ...answering(listRetentionClasses, { rows: [], defaults: [] }),
};

test('an act on all of a filtered queue reaches the documents of every page, each with its result', async () => {
  const calls = answerCalls({
    ...answers,
    [`POST ${markRead.path}`]: ({ fields }) => {
      const id = String(fields['F_DOC_ID']);
      const read = { is_save: true, item: { F_DOC_ID: id, F_DOC_TITLE: '' } };
      return id === taken ? refusal('registry.not-found') : read;
    },
  });
  const user = await show(<QueueTable code="jobFollow" search="ประชุม" />);
  const [head] = await screen.findAllByRole('checkbox');
  await user.click(head!);
  const shown = askedOf(listQueue, calls).at(-1);
  await user.click(await screen.findByRole('button', { name: 'เลือกทั้งหมด 24 รายการ' }));
  const bar = await screen.findByRole('toolbar');
  await within(bar).findByText('เลือก 24 เรื่อง');
  // The same filter and order as the page that was shown.
  expect(askedOf(listQueue, calls).at(-1)).toEqual({ ...shown, page: 1, size: 100 });
  await user.click(within(bar).getByRole('button', { name: th.bulk.more }));
  await user.click(await screen.findByRole('menuitem', { name: th.bulk.read }));
  const dialog = await screen.findByRole('dialog', { name: `${th.bulk.read} 24 เรื่อง` });
  await user.click(within(dialog).getByRole('button', { name: th.bulk.go }));
  expect(await within(dialog).findByText('สำเร็จ 23 จาก 24 เรื่อง')).toBeDefined();
  const read = askedOf(markRead, calls).map((sent) => sent.F_DOC_ID);
  expect(read).toEqual(queue.map(({ documentId }) => documentId));
  // What failed is found without going through all of them.
  const [first] = within(dialog).getAllByRole('listitem');
  expect(first?.textContent).toContain(`เรื่อง ${taken}ไม่สำเร็จ`);
  await user.click(within(dialog).getByText(th.bulk.close));
  expect(await screen.findByText('เลือก 10 เรื่อง')).toBeDefined();
});

test('what is searched in the window of a queue is there again after a refresh and Back', async () => {
  const calls = answerCalls(answers);
  const history = createMemoryHistory({ initialEntries: ['/dashboard?book=news'] });
  const user = await show(<QueueTable code="jobFollow" search="ประชุม" />, '', history);
  const box = await screen.findByRole('searchbox');
  await user.clear(box);
  await user.type(box, 'งบประมาณ{Enter}');
  await waitFor(() => expect(askedOf(listQueue, calls).at(-1)?.search).toBe('งบประมาณ'));
  // The address is that of the page below the window.
  expect(history.location.search).toBe('?book=news');
  leavePage();
  await show(<QueueTable code="jobFollow" search="ประชุม" />, '', history);
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('งบประมาณ');
});
