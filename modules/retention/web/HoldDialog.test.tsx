import {
  answerCalls,
  errorAt,
  pressEnter,
  refusal,
  screen,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { HoldDialog } from './HoldDialog.tsx';

const place = 'POST /registry/retention/hold/place';

test('names case and reason before it is sent, once', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ [place]: () => answer.promise });
  const onClose = vi.fn();
  const user = await show(<HoldDialog documentId="d1" onClose={onClose} />);
  const caseNo = screen.getAllByRole('textbox')[0]!;
  const reason = screen.getAllByRole('textbox')[1]!;
  await pressEnter(caseNo);
  expect(errorAt(caseNo)).not.toBeNull();
  expect(errorAt(reason)).not.toBeNull();
  expect(calls).toEqual([]);
  await user.type(caseNo, '12/2569');
  await user.type(reason, 'ศาลสั่ง');
  expect(theForm()).toMatchObject({ key: 'retention.hold:d1', isDirty: true });
  await pressEnter(caseNo);
  await pressEnter(caseNo);
  answer.resolve({ id: 'h' });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls.map(({ fields }) => fields)).toEqual([
    { documentId: 'd1', caseNo: '12/2569', reason: 'ศาลสั่ง' },
  ]);
});

test('tells at its field what the server refused', async () => {
  answerCalls({
    [place]: () => refusal('platform.invalid-input', [{ field: 'caseNo', rule: 'too-big' }]),
  });
  const user = await show(<HoldDialog documentId="d1" onClose={() => {}} />);
  const [caseNo, reason] = screen.getAllByRole('textbox');
  await user.type(caseNo!, '12/2569');
  await user.type(reason!, 'ศาลสั่ง');
  await pressEnter(caseNo!);
  await waitFor(() => expect(errorAt(caseNo!)).toContain('ยาวเกิน'));
});
