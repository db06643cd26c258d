import type { Circulation } from '@sarn/circulation/contract';
import { ids } from '@sarn/document/testing';
import { answerCalls, refusal, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { CirculationActions } from './CirculationActions.tsx';
import { th } from './words/th.ts';

const circulation: Circulation = {
  ...{ id: ids.assignment, documentId: ids.document, title: 'แจ้งเวียน', letterNo: '' },
  ...{ senderName: '', senderPost: '', note: '', asksAcknowledgement: false, dueDate: null },
  ...{ sentAt: '2026-11-26T03:05:00.000Z', audience: '', people: 4, read: 0, acknowledged: 0 },
  ...{ closesWhenDone: false, reminders: 0, recalledAt: null, recallReason: '' },
};
const sheets = 'GET /registry/circulation/sheets';
const late = 'จัดพิมพ์ช้าเกินไป';

test('[4.08] the report is printed as the file of the server, asked for in parts; a refusal is told', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const made = { pdf: btoa('one part'), entries: 4, share: 1, next: null };
  let isThere = false;
  const calls = answerCalls({
    [sheets]: () => (isThere ? made : refusal('pdf.too-slow', [], late)),
  });
  const user = await show(
    <CirculationActions circulation={circulation} mayRemind={false} mayRecall={false} />,
  );
  await user.click(screen.getByRole('button', { name: th['report.print'] }));
  expect(await screen.findByText(late)).toBeDefined();
  expect(opened).not.toHaveBeenCalled();
  isThere = true;
  await user.click(screen.getByRole('button', { name: th['report.print'] }));
  // This browser shows no PDF itself, so it opens on a page of its own.
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(calls.map(({ fields }) => fields)).toEqual([
    { id: ids.assignment, after: '', sheet: '1' },
    { id: ids.assignment, after: '', sheet: '1' },
  ]);
  opened.mockRestore();
});
