import {
  answerCalls,
  choose,
  errorAt,
  fieldOf,
  find,
  pressEnter,
  refusal,
  retype,
  screen,
  selectOf,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { TrustDialog } from './TrustDialog.tsx';
import { th } from './words/th.ts';

const give = 'POST /identity/clearances/give';
const appoint = 'POST /identity/secret-registrars/appoint';

const lists = {
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

const posts = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ method }) => method === 'POST');

test('person, unit and order are asked for at their fields', async () => {
  const calls = answerCalls(lists);
  const user = await show(<TrustDialog of="appoint" onClose={() => {}} />);
  await user.clear(fieldOf(th['trust.from']));
  await pressEnter(fieldOf(th['trust.order']));
  expect(errorAt(fieldOf(th['trust.name']))).toBe(th.personMissing);
  expect(errorAt(selectOf(th.unit))).toBe(th.unitMissing);
  expect(errorAt(fieldOf(th['trust.order']))).toBe(th.orderMissing);
  expect(errorAt(fieldOf(th['trust.from']))).toBe(th['glass.missing']);
  expect(document.activeElement).toBe(fieldOf(th['trust.name']));
  expect(posts(calls)).toEqual([]);
});

test('a clearance is sent once: person, class, order and days', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [give]: () => answer.promise });
  const onClose = vi.fn();
  const user = await show(<TrustDialog of="give" onClose={onClose} />);
  await find(user, th['trust.name'], 'นายเอก');
  await choose(user, th['column.class'], 'ลับมาก');
  await user.type(fieldOf(th['trust.order']), '7/2569');
  await retype(user, th['trust.from'], '1/12/2569');
  await user.type(fieldOf(th['trust.to']), '30/9/2570');
  await pressEnter(fieldOf(th['trust.order']));
  await pressEnter(fieldOf(th['trust.order']));
  answer.resolve({ id: 'c1' });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(posts(calls).map(({ fields }) => fields)).toEqual([
    {
      ...{ personId: 'p1', secrecy: 'secret', orderNo: '7/2569' },
      ...{ validFrom: '2026-12-01', validTo: '2027-09-30' },
    },
  ]);
});

test('an appointment names the unit; a refusal is told in Thai and everything stays', async () => {
  const why = 'นายเอก ยังไม่ได้รับอนุญาตให้เข้าถึงชั้นความลับ';
  const refused = () => refusal('identity.clearance-missing', [], why);
  const calls = answerCalls({ ...lists, [appoint]: refused });
  const onClose = vi.fn();
  const user = await show(<TrustDialog of="appoint" onClose={onClose} />);
  await find(user, th['trust.name'], 'นายเอก');
  await choose(user, th.unit, 'กองคลัง');
  await user.click(screen.getByRole('checkbox', { name: th['trust.isAssistant'] }));
  await user.type(fieldOf(th['trust.order']), '7/2569');
  await retype(user, th['trust.from'], '1/12/2569');
  await pressEnter(fieldOf(th['trust.order']));
  expect((await screen.findByRole('alert')).textContent).toContain(why);
  expect(posts(calls).map(({ fields }) => fields)).toEqual([
    {
      ...{ personId: 'p1', unitId: 'u1', isAssistant: 'true', orderNo: '7/2569' },
      validFrom: '2026-12-01',
    },
  ]);
  expect(fieldOf(th['trust.name'])).toHaveProperty('value', 'นายเอก');
  expect(fieldOf(th['trust.order'])).toHaveProperty('value', '7/2569');
  expect(theForm()).toMatchObject({ key: 'secret.appoint', isDirty: true });
  expect(onClose).not.toHaveBeenCalled();
});
