import { recordHandOver } from '@sarn/dispatch/contract';
import type { BookLine } from '@sarn/dispatch/contract';
import { ids } from '@sarn/document/testing';
import { closeOutbox, provideOutbox, waitingActs } from '@sarn/platform-web';
import {
  answerCalls,
  emptyDevice,
  fieldOf,
  fill,
  screen,
  show,
  submitButton,
  waitFor,
} from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HandOverDialog } from './HandOverDialog.tsx';
import { deliveryBookPath } from './paths.ts';
import { th } from './words/th.ts';

const noLine = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const handOver = `${recordHandOver.method} ${recordHandOver.path}`;

const line = (isClassified = false): BookLine => ({
  ...{ id: ids.assignment, documentId: ids.document, isClassified, letterNo: 'ทส 0101/15' },
  ...{ from: 'กองกฎหมาย', to: 'ผู้อำนวยการ', unitName: 'สำนักงานปลายทาง' },
  ...{ carrier: { id: ids.person, name: 'ผู้นำส่ง' }, state: 'SENT' },
  ...{ stateTerm: { th: 'ส่งแล้ว', en: 'Sent' }, receiverName: '', receivedAt: null },
  ...{ signature: '', remark: '', mayRecord: true },
});

beforeEach(() => {
  emptyDevice();
  provideOutbox({
    ...{ personId: ids.person, send: noLine, isSignedIn: () => false },
    ...{ happenedSince: async () => [], onSent: () => {}, onRefused: () => {} },
  });
});
afterEach(closeOutbox);

async function recorded(asked: BookLine, onClose: () => void): Promise<void> {
  const user = await show(<HandOverDialog line={asked} onClose={onClose} />);
  await fill(user, fieldOf(th.book.receiverName), 'นางสาวรับ หนังสือ');
  await user.click(submitButton());
}

test('who took a letter waits on the phone of its messenger, with the moment', async () => {
  answerCalls({ [handOver]: noLine });
  const onClose = vi.fn();
  const before = new Date().toISOString();
  await recorded(line(), onClose);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const [waiting] = waitingActs.get();
  expect(waiting).toMatchObject({
    ...{ path: recordHandOver.path, targetId: ids.assignment, link: deliveryBookPath },
    ...{ title: 'ทส 0101/15 สำนักงานปลายทาง', texts: ['นางสาวรับ หนังสือ'] },
    input: { id: ids.assignment, receiverName: 'นางสาวรับ หนังสือ' },
  });
  expect((waiting?.input['handedAt'] as string) >= before).toBe(true);
});

test('nothing of a classified letter waits on it', async () => {
  answerCalls({ [handOver]: noLine });
  const onClose = vi.fn();
  await recorded(line(true), onClose);
  expect(await screen.findByText(/ชั้นความลับเก็บไว้ในเครื่องไม่ได้/)).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(waitingActs.get()).toEqual([]);
});
