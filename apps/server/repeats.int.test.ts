import { query } from '@sarn/platform-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample, sampleInstance } from './sample.demo.ts';
import { startTestApp } from './testing.ts';
import type { TestApp } from './testing.ts';

let app: TestApp;

/** Holds the first run of `/sample/steps` until the test lets it go on. */
let begun = Promise.withResolvers<void>();
let released = Promise.withResolvers<void>();
let hold = false;

async function inSteps(): Promise<void> {
  if (!hold) return;
  hold = false;
  begun.resolve();
  await released.promise;
}

/** What happens once after the commit of `/sample/kept`. */
let afterSteps: () => Promise<void> = async () => {};

beforeAll(async () => {
  app = await startTestApp({
    compose: sampleInstance({ inSteps, afterSteps: () => afterSteps() }),
  });
});
afterAll(() => app.close());

async function write(name: string, key?: string, who = 'anong', call = 'write') {
  const response = await fetch(`${app.url}/api/sample/${call}`, {
    method: 'POST',
    body: JSON.stringify({ name }),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer token-of-${who}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });
  const isReplay = response.headers.get('idempotent-replay') === 'true';
  return {
    status: response.status,
    isReplay,
    body: (await response.json()) as Record<string, unknown>,
  };
}

async function countOf(name: string): Promise<number> {
  const rows = await app.db.query('select 1 from sample_note where name = $1', [name]);
  return rows.length;
}

test('a repeat with the same key gets the first answer and does nothing', async () => {
  const first = await write('letter', 'key-00000001');
  const second = await write('letter', 'key-00000001');
  expect(second.body).toEqual(first.body);
  expect([first.isReplay, second.isReplay, await countOf('letter')]).toEqual([false, true, 1]);
});

test('without a key, and by another person, the command runs again', async () => {
  await write('memo', 'key-00000002');
  await write('memo');
  await write('memo', 'key-00000002', 'burin');
  expect(await countOf('memo')).toBe(3);
});

test('the key of another request is refused', async () => {
  await write('order', 'key-00000003');
  const { status, body } = await write('rule', 'key-00000003');
  expect([status, body['code'], await countOf('rule')]).toEqual([409, 'platform.key-reused', 0]);
});

test.each(['short', 'has a blank in it', 'x'.repeat(201)])('the key %j is refused', async (key) => {
  expect((await write('any', key)).status).toBe(400);
});

test('a command whose answer is a secret is done once; the repeat is told that it was done', async () => {
  const key = 'key-00000008';
  const first = await write('secret', key, 'anong', 'secret');
  const second = await write('secret', key, 'anong', 'secret');
  expect([first.status, second.status]).toEqual([200, 409]);
  expect(second.body['code']).toBe('sample.done-before');
  expect(await countOf('secret')).toBe(1);
  const kept = await app.db.query('select response from command_key where key = $1', [key]);
  expect(kept).toEqual([{ response: null }]);
});

test('a command whose answer is not kept can answer a repeat with what is there now', async () => {
  const key = 'key-00000009';
  await write('reread', key, 'anong', 'reread');
  const second = await write('reread', key, 'anong', 'reread');
  expect([second.isReplay, second.body['count'], await countOf('reread')]).toEqual([true, -1, 1]);
});

describe('a command that opens its own transactions', () => {
  test('is done once; a repeat at the same moment waits for the first', async () => {
    const key = 'key-00000010';
    hold = true;
    const first = write('in-steps', key, 'anong', 'steps');
    await begun.promise;
    const second = write('in-steps', key, 'anong', 'steps');
    released.resolve();
    const answers = [await first, await second, await write('in-steps', key, 'anong', 'steps')];
    expect(answers.map(({ isReplay }) => isReplay)).toEqual([false, true, true]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await countOf('in-steps')).toBe(1);
  });

  test('refused, leaves its key free', async () => {
    await write('once-in-steps');
    const key = 'key-00000011';
    expect((await write('once-in-steps', key, 'anong', 'steps')).status).toBe(409);
    await app.db.query("delete from sample_note where name = 'once-in-steps'");
    const again = await write('once-in-steps', key, 'anong', 'steps');
    expect([again.status, again.isReplay]).toEqual([200, false]);
    const other = await write('another', key, 'anong', 'steps');
    expect([other.status, other.body['code']]).toEqual([409, 'platform.key-reused']);
  });

  test('runs again after whoever began it died', async () => {
    const key = 'key-00000012';
    await write('left', key, 'anong', 'steps');
    await app.db.query(
      `update command_key set response = null, running_until = now() - interval '1 second'
       where key = $1`,
      [key],
    );
    const again = await write('left', key, 'anong', 'steps');
    expect([again.status, again.isReplay, await countOf('left')]).toEqual([200, false, 2]);
  });

  test('that keeps its answer with its last change is done once, whatever happens after the commit', async () => {
    const key = 'key-00000013';
    afterSteps = () => Promise.reject(new Error('the program ends here'));
    expect((await write('kept', key, 'anong', 'kept')).status).toBe(500);
    afterSteps = async () => {};
    const again = await write('kept', key, 'anong', 'kept');
    expect([again.status, again.isReplay, again.body['name']]).toEqual([200, true, 'kept']);
    expect(await countOf('kept')).toBe(1);
  });

  test('that was taken over by a repeat changes nothing any more', async () => {
    const key = 'key-00000014';
    begun = Promise.withResolvers();
    released = Promise.withResolvers();
    hold = true;
    const first = write('slow', key, 'anong', 'kept');
    await begun.promise;
    await app.db.query(
      `update command_key set running_until = now() - interval '1 second' where key = $1`,
      [key],
    );
    expect((await write('slow', key, 'anong', 'kept')).status).toBe(200);
    released.resolve();
    const { status, body } = await first;
    expect([status, body['code']]).toEqual([503, 'platform.still-running']);
    expect(await countOf('slow')).toBe(1);
  });
});

test('a POST that is neither a command nor declared is refused when it is composed', () => {
  const endpoint = { ...sample.write, takesNoKey: undefined };
  expect(() => query(endpoint as never, (async () => ({})) as never)).toThrow('/sample/write');
});

test('the key may come as a field', async () => {
  const sent = { method: 'POST', body: 'name=field&idempotencyKey=key-00000004' };
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: 'Bearer token-of-anong',
  };
  for (let turn = 0; turn < 2; turn += 1)
    await fetch(`${app.url}/api/sample/write`, { ...sent, headers });
  expect(await countOf('field')).toBe(1);
});

test('twins at the same moment: one effect, one answer', async () => {
  const twins = await Promise.all(Array.from({ length: 6 }, () => write('twin', 'key-00000005')));
  expect(new Set(twins.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(twins.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(twins.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
  expect(await countOf('twin')).toBe(1);
});

test('a twin that fails because the other came first gets its answer, not an error', async () => {
  const twins = await Promise.all(
    Array.from({ length: 6 }, () => write('once-twin', 'key-00000006')),
  );
  expect(twins.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await countOf('once-twin')).toBe(1);
});

test('a failed command keeps neither rows nor its key', async () => {
  await write('once-failing');
  expect((await write('once-failing', 'key-00000007')).status).toBe(409);
  await app.db.query("delete from sample_note where name = 'once-failing'");
  const again = await write('once-failing', 'key-00000007');
  expect([again.status, again.isReplay]).toEqual([200, false]);
});
