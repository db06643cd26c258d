import { getNotifications, notificationEvents } from '@sarn/notification/contract';
import { BellMenu } from '@sarn/notification/web';
import { answerCalls, openLive, screen, show } from '@sarn/platform-web/testing';
import { act, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/* Specification §4 and §9: the person's own channel is subscribed three seconds after the header is shown. */

const play = vi.fn(async () => undefined);

beforeEach(() => {
  // Only what the test passes on: on a busy machine three seconds would pass by themselves.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'Audio',
    class {
      readonly play = play;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[10.07] what arrives is told from three seconds on, when the bell is counted again', async () => {
  const bell = { items: { totalAlert: 0, alerts: [], logs: [] } };
  const calls = answerCalls({ [`POST ${getNotifications.path}`]: () => bell });
  const line = await openLive();
  await show(
    <Suspense>
      <BellMenu modules={[]} />
    </Suspense>,
  );
  // It is loaded, and no time of the test passes meanwhile.
  while (calls.length === 0) await act(() => new Promise((done) => setImmediate(done)));
  const tell = () =>
    line.say(notificationEvents.arrived, {
      ...{ type: 'info', title: 'มีเรื่องใหม่', text: '', module: 'SARABUN', kind: 'queue.sign' },
    });
  await pass(2_900);
  expect(calls).toHaveLength(1);
  tell();
  await pass(90);
  expect([calls.length, play.mock.calls.length]).toEqual([1, 0]);
  expect(screen.queryByText('มีเรื่องใหม่')).toBeNull();
  await pass(20);
  expect(calls).toHaveLength(2);
  // The bell is drawn with its new number.
  await pass(50);

  tell();
  await pass(10);
  expect([calls.length, play.mock.calls.length]).toEqual([3, 1]);
  expect(screen.getByText('มีเรื่องใหม่')).toBeTruthy();
  line.say(notificationEvents.queuesChanged, {});
  await pass(1_990);
  expect(calls).toHaveLength(3);
  await pass(20);
  expect(calls).toHaveLength(4);
  line.close();
});
