import type { DispatchLine } from '@sarn/dispatch/contract';
import { actCall, ids } from '@sarn/document/testing';
import { closeOutbox, provideOutbox, waitingActs } from '@sarn/platform-web';
import { answerCalls, emptyDevice, screen, show } from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutgoingBar } from './OutgoingBar.tsx';
import { th } from './words/th.ts';

const noLine = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const [first, second] = [ids.assignment, ids.person];

const line = (recipientId: string): DispatchLine => ({
  ...{ recipientId, documentId: ids.document, letterNo: 'ทส 0101/15', letterDate: null },
  ...{ title: 'ขอเชิญประชุม', recipient: 'สำนักงานปลายทาง', method: 'post' },
  ...{ methodTerm: { th: '', en: '' }, state: 'WAITING', stateTerm: { th: '', en: '' } },
  ...{
    address: '',
    hasPostalAddress: false,
    reference: '',
    sentAt: null,
    theirNo: '',
    note: '',
    unitName: '',
  },
  ...{ isClassified: false, isOverdue: false, may: ['send'] },
});

beforeEach(() => {
  emptyDevice();
  provideOutbox({
    ...{ personId: ids.branch, send: noLine, isSignedIn: () => false },
    ...{ happenedSince: async () => [], onSent: () => {}, onRefused: () => {} },
  });
});
afterEach(closeOutbox);

test('sending waits for the line, once for each addressee of a letter', async () => {
  answerCalls({ [actCall]: noLine });
  const user = await show(
    <OutgoingBar
      lines={[line(first), line(second)]}
      offer={null}
      onClear={vi.fn()}
      onRun={vi.fn()}
    />,
  );
  await user.click(screen.getByText(th.bulk.send.replace('{count}', '2')));
  await user.click(screen.getByText(th.bulk.go));
  expect(await screen.findByText(/เก็บไว้ส่งเมื่อมีสัญญาณ 2 รายการ$/)).toBeDefined();
  expect(waitingActs.get()).toMatchObject(
    [first, second].map((recipientId) => ({
      ...{ subjectId: ids.document, targetId: recipientId },
      input: { act: 'dispatch', form: { sendings: [{ recipientId, method: 'post' }] } },
    })),
  );
  // The first one changes the state of the letter, and the second must not be refused for it.
  expect(waitingActs.get()[0]?.input['onState']).toBeUndefined();
  await user.click(screen.getByText(th.bulk.close));
  expect(screen.queryByText(/^ส่งตามวิธีที่เลือกไว้/)).toBeNull();
});
