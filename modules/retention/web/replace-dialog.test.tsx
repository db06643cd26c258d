import {
  answerCalls,
  answering,
  errorsShown,
  fieldOf,
  find,
  screen,
  show,
  submitButton,
  waitFor,
} from '@sarn/platform-web/testing';
import { replaceRetentionMember } from '@sarn/retention/contract';
import type { RetentionListDetail } from '@sarn/retention/contract';
import { expect, test, vi } from 'vitest';
import { ListFacts } from './ListFacts.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { th } from './words/th.ts';

const member = (personId: string, name: string, signedAt: string | null, isShut = false) => ({
  ...{ personId, name, positionName: 'นิติกร', isChair: false, signedAt, isShut },
});
const list: RetentionListDetail = {
  ...{ id: 'l1', kind: 'destroy', kindTerm: { th: 'บัญชีหนังสือขอทำลาย', en: 'List' }, name: '1/2570' },
  ...{ state: 'REVIEW', stateTerm: { th: 'คณะกรรมการพิจารณา', en: 'Review' }, documents: 1 },
  ...{ createdAt: '2027-01-05T02:00:00Z', createdBy: 'นางสาวสมศรี', note: '', returnedReason: '' },
  ...{ orderNo: 'ทส 1/2570', orderOn: '2027-01-05', items: [], decided: null, archives: null },
  ...{ executed: null, doneAt: null, asksPassword: false, may: ['replace'] },
  members: [
    member('p1', 'นายหนึ่ง', '2027-01-06T02:00:00Z'),
    member('p2', 'นายสอง', null),
    member('p3', 'นายสาม', null),
  ],
  replaced: [
    {
      ...{ personId: 'p0', name: 'นายศูนย์', positionName: 'นิติกร', successorName: 'นายสาม' },
      ...{
        orderNo: 'ทส 9/2570',
        orderOn: '2027-01-07',
        at: '2027-01-07T03:00:00Z',
        byName: 'นางสาวสมศรี',
      },
    },
  ],
};

test('only members who have not answered can be replaced, by an order, and each thing is asked for', async () => {
  const found = { rows: [{ id: 'p4', name: 'นายสี่', positionName: 'นิติกร' }], total: 1 };
  const calls = answerCalls({
    'GET /identity/people': () => found,
    ...answering(replaceRetentionMember, {}),
  });
  const sent = () => calls.filter(({ method }) => method === 'POST');
  const onClose = vi.fn();
  const user = await show(<ReplaceDialog list={list} onClose={onClose} />);
  expect(screen.queryByRole('radio', { name: /นายหนึ่ง/ })).toBeNull();
  await user.click(submitButton());
  expect(errorsShown()).toHaveLength(4);
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /นายสอง/ }));
  await find(user, th['replace.successor'], 'นายสี่');
  await user.type(fieldOf(th['submit.orderNo']), 'ทส 12/2570');
  await user.type(fieldOf(th['submit.orderOn']), '08/01/2570');
  await user.click(submitButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent().map(({ fields }) => fields)).toEqual([
    {
      ...{ id: 'l1', personId: 'p2', successorId: 'p4' },
      ...{ orderNo: 'ทส 12/2570', orderOn: '2027-01-08' },
    },
  ]);
});

test('the list says who was replaced, by whom and by which order', async () => {
  answerCalls({});
  await show(<ListFacts list={list} />);
  expect(await screen.findByText('นายสาม แทน นายศูนย์')).toBeDefined();
  expect(screen.getByText(/ทส 9\/2570/).textContent).toContain('นางสาวสมศรี');
});

test('a member whose account is suspended is marked, and chosen first', async () => {
  answerCalls({});
  const [first, second] = list.members;
  const members = [first!, second!, member('p3', 'นายสาม', null, true)];
  await show(<ListFacts list={{ ...list, members }} />);
  expect(await screen.findAllByText(th['detail.shut'])).toHaveLength(1);
  await show(<ReplaceDialog list={{ ...list, members }} onClose={() => {}} />);
  expect(screen.getByRole('radio', { name: /นายสาม/ })).toHaveProperty('checked', true);
});
