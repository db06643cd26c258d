import {
  answerCalls,
  fieldOf,
  find,
  pressEnter,
  refusal,
  screen,
  show,
  submitButton,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { CirculateDialog } from './CirculateDialog.tsx';
import { th } from './words/th.ts';

const send = 'POST /registry/circulation/send';
const lists = {
  'GET /identity/units': () => ({ rows: [] }),
  'GET /access/recipient-groups': () => ({ rows: [] }),
  'GET /registry/circulation/groups': () => ({
    rows: [{ id: 'g1', name: 'หัวหน้ากอง', unitId: 'u1', units: [], people: [] }],
    units: [],
  }),
  'GET /identity/people': () => ({
    rows: [
      {
        ...{ id: 'p1', name: 'นายเอก', nameEn: '', positionName: 'นิติกร', positionNameEn: '' },
        ...{ unitName: 'กองคลัง', unitNameEn: '' },
      },
    ],
  }),
};

const dialog = { documentId: 'd1', title: 'ขอเชิญประชุม', reach: 'agency', closing: null } as const;
const posts = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ method }) => method === 'POST');
const tick = (label: string) =>
  screen.getByLabelText((text) => text.startsWith(label), { selector: 'input[type="checkbox"]' });

test('somebody must be chosen: everybody, a group, a person or a unit', async () => {
  const calls = answerCalls(lists);
  const user = await show(<CirculateDialog {...dialog} onClose={() => {}} />);
  await pressEnter(fieldOf(th['send.due']));
  expect(screen.getByText(th['send.nobody'])).toBeDefined();
  expect(posts(calls)).toEqual([]);
  await user.click(tick('หัวหน้ากอง'));
  expect(screen.queryByText(th['send.nobody'])).toBeNull();
  await user.click(tick('หัวหน้ากอง'));
  expect(screen.getByText(th['send.nobody'])).toBeDefined();
  await user.click(tick(th['send.everyone']));
  expect(screen.queryByText(th['send.nobody'])).toBeNull();
});

test('is sent once, with all that was chosen', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [send]: () => answer.promise });
  const onClose = vi.fn();
  const user = await show(<CirculateDialog {...dialog} onClose={onClose} />);
  await user.click(await screen.findByText('หัวหน้ากอง'));
  await find(user, th['send.people'], 'นายเอก');
  await user.type(fieldOf(th['send.note']), 'เพื่อทราบ');
  await user.click(tick(th['send.asks']));
  await user.type(fieldOf(th['send.due']), '30/9/2600');
  await pressEnter(fieldOf(th['send.due']));
  await pressEnter(fieldOf(th['send.due']));
  answer.resolve({ id: 'c1', people: 12 });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(posts(calls).map(({ fields }) => fields)).toEqual([
    {
      ...{ documentId: 'd1', note: 'เพื่อทราบ', asksAcknowledgement: 'true' },
      dueDate: '2057-09-30',
      audience: '{"everyone":false,"unitIds":[],"groupIds":["g1"],"personIds":["p1"]}',
    },
  ]);
  expect(await screen.findByText('เวียนถึง 12 คนแล้ว')).toBeDefined();
});

test('for everybody nothing else is sent; a refusal is told in Thai and everything stays', async () => {
  const why = 'เวียนได้เฉพาะในหน่วยงานของท่าน';
  const refused = () => refusal('registry.circulation-too-far', [], why);
  const calls = answerCalls({ ...lists, [send]: refused });
  const onClose = vi.fn();
  const user = await show(<CirculateDialog {...dialog} onClose={onClose} />);
  await user.click(await screen.findByText('หัวหน้ากอง'));
  await user.click(tick(th['send.everyone']));
  await user.type(fieldOf(th['send.note']), 'เพื่อทราบ');
  await pressEnter(fieldOf(th['send.due']));
  expect((await screen.findByRole('alert')).textContent).toContain(why);
  expect(posts(calls)[0]?.fields).toEqual({
    ...{ documentId: 'd1', note: 'เพื่อทราบ', asksAcknowledgement: 'false' },
    audience: '{"everyone":true,"unitIds":[],"groupIds":[],"personIds":[]}',
  });
  expect(fieldOf(th['send.note'])).toHaveProperty('value', 'เพื่อทราบ');
  expect(theForm()).toMatchObject({ key: 'circulation.send:d1', isDirty: true });
  expect(onClose).not.toHaveBeenCalled();
});

test('the matter is closed when all have acknowledged, where that is asked and it may be closed', async () => {
  const calls = answerCalls({ ...lists, [send]: () => ({ id: 'c1', people: 2 }) });
  const closing = { on: 'document', targetId: 'd1', act: 'close' } as const;
  const user = await show(<CirculateDialog {...dialog} closing={closing} onClose={() => {}} />);
  await user.click(tick(th['send.everyone']));
  expect(screen.queryByText(th['send.closes'])).toBeNull();
  await user.click(tick(th['send.asks']));
  await user.click(tick(th['send.closes']));
  await user.click(submitButton());
  await waitFor(() => expect(posts(calls)).toHaveLength(1));
  const { asksAcknowledgement, closing: sent } = posts(calls)[0]?.fields ?? {};
  expect([asksAcknowledgement, JSON.parse(String(sent))]).toEqual(['true', closing]);
});
