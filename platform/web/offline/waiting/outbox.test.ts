import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../../api/api-error.ts';
import { emptyDevice } from '../device.testing.ts';
import { noteReached, startProbing, tryLine } from '../line.ts';
import { openOutbox, waitingActs } from './outbox.ts';
import type { Outbox, OutboxPorts } from './outbox.ts';
import { typedTexts } from './waiting-act.ts';
import type { WaitingAct } from './waiting-act.ts';

const act = (id: string, part: Partial<WaitingAct> = {}): WaitingAct => ({
  ...{ id, personId: 'p-1', path: '/act', input: {}, subjectId: 'd-1', targetId: 'd-1' },
  ...{ link: '/d-1', title: 'ขอเชิญประชุม', label: { th: 'ส่งกลับ', en: 'Send back' }, texts: [] },
  ...{
    typed: null,
    seenAt: '',
    pressedAt: `2026-11-23T03:46:0${id.at(-1)}Z`,
    mayHaveArrived: false,
  },
  ...{ refusal: null, ...part },
});

const refused = (status: number, code = 'registry.stale') =>
  new ApiError({ code, params: {}, message: '', status, requestId: null, body: {} });

const opened: Outbox[] = [];
const sent: string[] = [];
const onSent = vi.fn<OutboxPorts['onSent']>();
const onRefused = vi.fn<OutboxPorts['onRefused']>();
let isThere = true;
let endProbing: () => void;

async function open(part: Partial<OutboxPorts> = {}): Promise<Outbox> {
  const outbox = await openOutbox({
    personId: 'p-1',
    send: async ({ id }) => void sent.push(id),
    isSignedIn: () => true,
    happenedSince: async () => [],
    ...{ onSent, onRefused },
    ...part,
  });
  opened.push(outbox);
  return outbox;
}

const waiting = () => waitingActs.get().map(({ id }) => id);

beforeEach(() => {
  emptyDevice();
  isThere = true;
  endProbing = startProbing(async () => isThere);
});

afterEach(async () => {
  for (const outbox of opened.splice(0)) outbox.close();
  endProbing();
  vi.unstubAllGlobals();
  sent.length = 0;
  onSent.mockReset();
  onRefused.mockReset();
});

it('waits while the line is off, and is sent in its order when it is back', async () => {
  isThere = false;
  await tryLine();
  const outbox = await open();
  await outbox.add(act('a-2'));
  await outbox.add(act('a-1'));
  await outbox.send();
  expect([sent, waiting()]).toEqual([[], ['a-1', 'a-2']]);
  noteReached(performance.now());
  await vi.waitFor(() => expect(sent).toEqual(['a-1', 'a-2']));
  await vi.waitFor(() => expect(waiting()).toEqual([]));
  expect(onSent).toHaveBeenCalledTimes(2);
});

it('survives the end of the page', async () => {
  const outbox = await open();
  await outbox.add(act('a-1'));
  outbox.close();
  expect(waiting()).toEqual([]);
  await open();
  expect(waiting()).toEqual(['a-1']);
});

it('what is taken back is not sent', async () => {
  const outbox = await open();
  await outbox.add(act('a-1'));
  await outbox.remove('a-1');
  await outbox.send();
  expect([sent, waiting()]).toEqual([[], []]);
});

it('two tabs send it once', async () => {
  const slow = Promise.withResolvers<undefined>();
  const send = async ({ id }: WaitingAct) => {
    sent.push(id);
    await slow.promise;
  };
  // Node has no locks of the browser: a queue, as they are.
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => (last = last.then(work));
  vi.stubGlobal('navigator', { locks: { request } });
  const [one, other] = [await open({ send }), await open({ send })];
  await one.add(act('a-1'));
  const both = [one.send(), other.send()];
  slow.resolve(undefined);
  await Promise.all(both);
  expect(sent).toEqual(['a-1']);
});

it('without an answer it stays, under the same key, and says that it may have arrived', async () => {
  const send = vi.fn<OutboxPorts['send']>().mockRejectedValueOnce(networkError());
  const outbox = await open({ send });
  await outbox.add(act('a-1'));
  await outbox.send();
  expect(waitingActs.get()).toEqual([act('a-1', { mayHaveArrived: true })]);
  await outbox.send();
  expect(send.mock.calls.map(([one]) => one.id)).toEqual(['a-1', 'a-1']);
  expect(waiting()).toEqual([]);
});

it('a conflict stays with what was typed and what happened, and the next one is sent', async () => {
  const happened = [
    { at: '2026-11-23T03:50:00Z', who: 'นางดี', what: { th: 'ถอนคืน', en: 'Withdraw' } },
  ];
  const send = async ({ id }: WaitingAct) => {
    if (id === 'a-1') throw refused(409);
    sent.push(id);
  };
  const outbox = await open({ send, happenedSince: async () => happened });
  await outbox.add(act('a-1', { texts: ['ขอข้อมูลเพิ่มเติม'] }));
  await outbox.add(act('a-2'));
  await outbox.send();
  expect(waitingActs.get()).toMatchObject([
    { id: 'a-1', texts: ['ขอข้อมูลเพิ่มเติม'], refusal: { code: 'registry.stale', happened } },
  ]);
  expect(sent).toEqual(['a-2']);
  expect(onRefused).toHaveBeenCalledTimes(1);
  await outbox.send();
  expect(onRefused).toHaveBeenCalledTimes(1);
});

it.each([401, 429, 500, 503])('status %s decides nothing: it waits on', async (status) => {
  const outbox = await open({ send: () => Promise.reject(refused(status, 'x')) });
  await outbox.add(act('a-1'));
  await outbox.send();
  expect(waitingActs.get()).toMatchObject([{ id: 'a-1', refusal: null }]);
  expect(onRefused).not.toHaveBeenCalled();
});

it('is not sent while its person is not signed in', async () => {
  const outbox = await open({ isSignedIn: () => false });
  await outbox.add(act('a-1'));
  await outbox.send();
  expect([sent, waitingActs.get()]).toEqual([[], [act('a-1')]]);
});

it('another person neither sees nor sends it, and it is removed', async () => {
  const outbox = await open();
  await outbox.add(act('a-1'));
  outbox.close();
  const other = await open({ personId: 'p-2' });
  expect(waiting()).toEqual([]);
  await other.send();
  other.close();
  await open();
  expect([sent, waiting()]).toEqual([[], []]);
});

it('of a form the typed texts are kept to be read, and no ids, dates and codes', () => {
  const form = {
    reason: 'ไม่ครบถ้วน',
    to: 'head',
    dueDate: '2026-12-01',
    people: ['0199a000-0000-7000-8000-000000000001'],
    notes: [{ text: 'ด่วน ภายในวันนี้' }, { text: '' }],
    count: 3,
  };
  expect(typedTexts(form)).toEqual(['ไม่ครบถ้วน', 'ด่วน ภายในวันนี้']);
});
