import { withTestDatabase } from '@sarn/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveEngine } from './leave-flow.testing.ts';
import { createLeaveTables, daysLeft, findForUpdate } from './leave-store.testing.ts';
import { actOnLeave } from './leave-type.testing.ts';
import type { LeaveAsked } from './leave-type.testing.ts';

const database = withTestDatabase();

const asker = { personId: 'somchai', keys: ['p:somchai'] };
const head = { personId: 'malee', keys: ['p:malee', 'head:legal'] };
const stranger = { personId: 'wichai', keys: ['p:wichai', 'head:policy'] };
const today = '2026-03-02';

beforeAll(() => database.db.transaction(createLeaveTables));

beforeEach(() =>
  database.db.transaction(async (tx) => {
    await tx.query('truncate leave_request, leave_queue, leave_event');
    await tx.query(
      `insert into leave_request (id, kind, state, asker_id, unit_id, first_day, days) values
       ('soon', 'rest', 'DRAFT', 'somchai', 'legal', '2026-03-05', 6),
       ('next', 'rest', 'DRAFT', 'somchai', 'legal', '2026-04-01', 5),
       ('past', 'sick', 'DRAFT', 'somchai', 'legal', '2026-02-27', 1)`,
    );
  }),
);

type Step = Pick<LeaveAsked, 'id' | 'act'> &
  Partial<Pick<LeaveAsked, 'form' | 'asked' | 'version'>>;

const step = (who: typeof asker, { form = {}, ...asked }: Step) =>
  database.db.transaction((tx) =>
    actOnLeave({ ...asked, on: 'leave', form, caller: { ...who, tx, today } }),
  );
const send = (id: string) => step(asker, { id, act: 'send' });
const queues = () => database.db.query('select leave_id, queue, principal from leave_queue');
const history = (id: string) =>
  database.db.query(
    'select act, from_state, to_state, actor_id from leave_event where leave_id = $1',
    [id],
  );
const refused = (code: string) => expect.objectContaining({ code });

describe('a request for leave', () => {
  it('goes to the queue of the head, and leaves it with the answer', async () => {
    await send('soon');
    expect(await queues()).toEqual([
      { leave_id: 'soon', queue: 'leaveToAnswer', principal: 'head:legal' },
    ]);
    await step(head, { id: 'soon', act: 'allow', asked: 'confirm' });
    expect(await queues()).toEqual([]);
    expect(await history('soon')).toEqual([
      { act: 'send', from_state: 'DRAFT', to_state: 'ASKED', actor_id: 'somchai' },
      { act: 'allow', from_state: 'ASKED', to_state: 'ALLOWED', actor_id: 'malee' },
    ]);
    expect(await daysLeft(database.db, 'somchai')).toBe(4);
  });

  it('keeps what its form asked', async () => {
    await send('soon');
    const deny = { id: 'soon', act: 'deny' } as const;
    await expect(step(head, { ...deny, form: { words: 'x' } })).rejects.toThrow();
    await step(head, { ...deny, form: { words: 'งานเร่ง' } });
    const [row] = await database.db.query('select state, answer from leave_request where id = $1', [
      'soon',
    ]);
    expect(row).toEqual({ state: 'DENIED', answer: 'งานเร่ง' });
  });

  it('is stopped by its guards, and then nothing is changed', async () => {
    await send('soon');
    await send('next');
    await step(head, { id: 'soon', act: 'allow' });
    const second = step(head, { id: 'next', act: 'allow' });
    await expect(second).rejects.toEqual(refused('leave.no-days-left'));
    expect(await history('next')).toHaveLength(1);
    await expect(send('past')).rejects.toEqual(refused('leave.has-begun'));
  });

  it('offers only what its own state allows', async () => {
    const offered = (id: string) =>
      database.db.transaction(async (tx) => {
        const row = await findForUpdate(tx, id, asker.keys, today);
        return row ? leaveEngine.offersFor(row).map(({ act }) => act) : null;
      });
    expect(await offered('soon')).toEqual(['send']);
    expect(await offered('past')).toEqual([]);
    await send('soon');
    expect(await offered('soon')).toEqual(['allow', 'deny']);
  });

  it('is refused to a person who may not read it, has no role, or looked at an older version', async () => {
    const gone = step(stranger, { id: 'soon', act: 'send' });
    await expect(gone).rejects.toEqual(refused('leave.not-found'));
    await send('soon');
    const own = step(asker, { id: 'soon', act: 'allow' });
    await expect(own).rejects.toEqual(refused('platform.forbidden'));
    const late = step(head, { id: 'soon', act: 'allow', version: 1 });
    await expect(late).rejects.toEqual(refused('leave.stale'));
  });

  it('refuses an act of another state, and the answers to another form', async () => {
    const early = step(head, { id: 'soon', act: 'allow' });
    await expect(early).rejects.toEqual(refused('leave.act-not-allowed'));
    await send('soon');
    const other = step(head, {
      id: 'soon',
      act: 'deny',
      asked: 'confirm',
      form: { words: 'ไม่ได้' },
    });
    await expect(other).rejects.toEqual(refused('leave.act-not-allowed'));
  });
});
