import {
  answerCalls,
  errorAt,
  fieldOf,
  fill,
  find,
  leavePage,
  pressEnter,
  refusal,
  retype,
  screen,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { useMe } from '@sarn/organisation/web';
import { expect, test, vi } from 'vitest';
import { BeginDialog } from './BeginDialog.tsx';
import { th } from './words/th.ts';

const { form: word } = th;
const begin = 'POST /registry/acting/begin';

/** The lists in which posts, people and units are found. */
const lists = {
  'GET /identity/me': () => ({ permissions: [], limited: [], posts: [] }),
  'GET /registry/acting/posts': () => ({
    rows: [{ id: 'post-1', title: 'ผู้อำนวยการกอง', holderName: 'นางดี', unitName: 'กองคลัง' }],
  }),
  'GET /identity/units': () => ({ rows: [{ id: 'u1', nameTh: 'กองคลัง', nameEn: '' }] }),
  'GET /identity/people': () => ({
    rows: [
      {
        ...{ id: 'p1', name: 'นายเอก', nameEn: '', positionName: 'นิติกร', positionNameEn: '' },
        ...{ unitName: 'กองคลัง', unitNameEn: '' },
      },
    ],
  }),
};

type User = Awaited<ReturnType<typeof show>>;

async function fillIn(user: User): Promise<void> {
  await find(user, word.principalPost, 'ผู้อำนวยการ');
  await find(user, word.delegatePerson, 'นายเอก');
  await retype(user, word.fromDay, '1/12/2569');
  await retype(user, word.fromTime, '08:30');
  await fill(user, fieldOf(word.orderNo), '12/2569');
  await retype(user, word.orderDate, '21/11/2569');
}

const sentBegin = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ path }) => path === '/registry/acting/begin');

test('[14.04] says at each field what is missing; what is required changes with the choice', async () => {
  const calls = answerCalls(lists);
  const user = await show(<BeginDialog onClose={() => {}} />);
  await retype(user, word.toTime, '25:00');
  await pressEnter(fieldOf(word.orderNo));
  expect(errorAt(fieldOf(word.principalPost))).toBe(word.choose);
  expect(errorAt(fieldOf(word.delegatePerson))).toBe(word.choose);
  expect(errorAt(fieldOf(word.toTime))).toBe(word.badTime);
  expect(errorAt(fieldOf(word.orderNo))).toBe(word.fill);
  expect(document.activeElement).toBe(fieldOf(word.principalPost));
  await user.click(screen.getByRole('radio', { name: word.ofUnit }));
  expect(errorAt(fieldOf(word.principalUnit))).toBe(word.choose);
  await find(user, word.principalUnit, 'กองคลัง');
  expect(errorAt(fieldOf(word.principalUnit))).toBeNull();
  await pressEnter(fieldOf(word.orderNo));
  expect(sentBegin(calls)).toEqual([]);
});

test('is sent once, as the contract asks', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [begin]: () => answer.promise });
  const onClose = vi.fn();
  const user = await show(<BeginDialog onClose={onClose} />);
  await fillIn(user);
  await pressEnter(fieldOf(word.orderNo));
  await pressEnter(fieldOf(word.orderNo));
  answer.resolve({ id: 'o1' });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentBegin(calls).map(({ fields }) => fields)).toEqual([
    {
      ...{ principalPostId: 'post-1', delegatePersonId: 'p1', power: 'substitute', matters: '' },
      ...{ mayRedelegate: 'false', fromDay: '2026-12-01', fromTime: '08:30' },
      ...{ orderNo: '12/2569', orderDate: '2026-11-21', fileIds: '[]' },
    },
  ]);
});

test('a refusal is told in Thai, everything stays, and the next try is the same command', async () => {
  const calls = answerCalls({ ...lists, [begin]: () => refusal('identity.acting-overlap') });
  const onClose = vi.fn();
  const user = await show(<BeginDialog onClose={onClose} />);
  await fillIn(user);
  await pressEnter(fieldOf(word.orderNo));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('ช่วงเวลานี้มีผู้ปฏิบัติแทนตำแหน่งดังกล่าวอยู่แล้ว');
  expect(fieldOf(word.principalPost)).toHaveProperty('value', 'ผู้อำนวยการกอง');
  expect(fieldOf(word.fromDay)).toHaveProperty('value', '1/12/2569');
  expect(fieldOf(word.fromTime)).toHaveProperty('value', '08:30');
  expect(theForm()).toMatchObject({ key: 'acting.begin', isDirty: true });
  await pressEnter(fieldOf(word.orderNo));
  await waitFor(() => expect(sentBegin(calls)).toHaveLength(2));
  const [first, second] = sentBegin(calls);
  expect(first?.idempotencyKey).not.toBeNull();
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape asks, and then closes it and sends nothing', async () => {
  const calls = answerCalls(lists);
  const onClose = vi.fn();
  const user = await show(<BeginDialog onClose={onClose} />);
  await user.type(fieldOf(word.orderNo), '12/2569{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'ออกโดยไม่เก็บ' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sentBegin(calls)).toEqual([]);
});

/** Shows the form when it is known who the reader is, as on its page. */
function WhenKnown() {
  return useMe().isSuccess && <BeginDialog onClose={() => {}} />;
}

test('a head acts for the own post unless another is chosen; who heads nothing chooses', async () => {
  const post = { id: 'post-7', titleTh: 'ผู้อำนวยการกองคลัง', unitName: 'กองคลัง' };
  const heads = { ...post, duty: 'head', isActing: false, acting: null };
  const me = (posts: readonly object[]) => ({
    'GET /identity/me': () => ({ permissions: [], limited: [], posts }),
  });
  answerCalls({ ...lists, ...me([{ ...heads, id: 'other', isActing: true }, heads]) });
  await show(<WhenKnown />);
  await screen.findByRole('dialog');
  expect(fieldOf(word.principalPost)).toHaveProperty('value', post.titleTh);
  leavePage();
  answerCalls({ ...lists, ...me([{ ...heads, duty: 'clerk' }]) });
  await show(<WhenKnown />);
  await screen.findByRole('dialog');
  expect(fieldOf(word.principalPost)).toHaveProperty('value', '');
});
