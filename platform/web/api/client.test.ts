import { endpoint } from '@sarn/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { writeStored } from '../storage.ts';
import { ApiError, isAborted } from './api-error.ts';
import { call } from './client.ts';
import { onSessionEnded } from './session.ts';

const shape = {
  path: '/things/save',
  input: z.object({ name: z.string() }),
  output: z.object({ id: z.string() }),
  errors: [],
  access: 'session',
  summary: 'Saves a thing',
  tag: 'things',
} as const;
const save = endpoint({ ...shape, method: 'POST' });
const read = endpoint({ ...shape, method: 'GET' });

const fetched = vi.fn<typeof fetch>();

function answer(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'x-request-id': 'r-1' } });
}

async function settle<T>(work: Promise<T>): Promise<T | ApiError> {
  const caught = work.catch((error: ApiError) => error);
  await vi.runAllTimersAsync();
  return caught;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    baseURI: 'https://office.example/sarn/',
    documentElement: { setAttribute: vi.fn(), removeAttribute: vi.fn() },
  });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  writeStored('sarn_token', null);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('[14.01] sends a form below the base address, with token and language', async () => {
    writeStored('sarn_token', 't-1');
    fetched.mockResolvedValue(answer(200, { status: 'success', id: '7' }));
    expect(await settle(call(save, { name: 'ก & ข' }))).toMatchObject({ id: '7' });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://office.example/sarn/api/things/save');
    expect(init?.headers).toMatchObject({
      Accept: 'application/json',
      Authorization: 'Bearer t-1',
      'Accept-Language': 'th',
    });
    expect(init?.body).toBeInstanceOf(URLSearchParams);
    expect(String(init?.body)).toBe(new URLSearchParams({ name: 'ก & ข' }).toString());
  });

  it('[14.01] tries a read three times more on 500 and above, and gives up with the code', async () => {
    fetched.mockImplementation(async () => answer(503, { code: 'platform.busy' }));
    const failure = await settle(call(read, { name: 'x' }));
    expect(failure).toMatchObject({ code: 'platform.busy', status: 503, requestId: 'r-1' });
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('[14.01] waits one, two and three seconds between its tries', async () => {
    const asked: number[] = [];
    const began = Date.now();
    fetched.mockImplementation(async () => {
      asked.push(Date.now() - began);
      return answer(500, {});
    });
    await settle(call(read, { name: 'x' }));
    expect(asked).toEqual([0, 1000, 3000, 6000]);
  });

  it('[14.01] gives up at once when the caller does, and shows that to nobody', async () => {
    fetched.mockImplementation(async () => answer(503, {}));
    const given = new AbortController();
    const asking = call(read, { name: 'x' }, { signal: given.signal }).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(500);
    given.abort();
    const failure = await asking;
    expect(isAborted(failure)).toBe(true);
    expect(failure).not.toBeInstanceOf(ApiError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('[14.01] repeats a command only when it carries a key', async () => {
    fetched.mockImplementation(async () => answer(500, {}));
    await settle(call(save, { name: 'x' }));
    expect(fetched).toHaveBeenCalledTimes(1);
    await settle(call(save, { name: 'y' }, { idempotencyKey: 'k-1' }));
    expect(fetched).toHaveBeenCalledTimes(5);
    expect(fetched.mock.calls[4]?.[1]?.headers).toMatchObject({ 'Idempotency-Key': 'k-1' });
  });

  it('a command sent again after its answer was lost has the same key, and a new one once it was answered', async () => {
    const done = new Map<string, object>();
    let isCut = true;
    // Carries out each key once, as the server does; the first answer is lost.
    fetched.mockImplementation(async (_url, init) => {
      const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
      const first = done.get(key) ?? { status: 'success', id: String(done.size + 1) };
      done.set(key, first);
      if (isCut) throw new TypeError('Failed to fetch');
      return answer(200, first);
    });
    const press = () => settle(call(save, { name: 'ทำครั้งเดียว' }));
    expect(await press()).toMatchObject({ code: 'platform.network' });
    isCut = false;
    expect([await press(), done.size]).toEqual([expect.objectContaining({ id: '1' }), 1]);
    expect([await press(), done.size]).toEqual([expect.objectContaining({ id: '2' }), 2]);
  });

  it('an answer that breaks while it is read leaves the outcome open', async () => {
    const keys: (string | null)[] = [];
    fetched.mockImplementation(async (_url, init) => {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      const response = answer(200, {});
      if (keys.length === 1) response.json = () => Promise.reject(new TypeError('network error'));
      return response;
    });
    await settle(call(save, { name: 'ขาดกลางทาง' }));
    await settle(call(save, { name: 'ขาดกลางทาง' }));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toBeTruthy();
  });

  it('[14.01] never repeats what the server refused', async () => {
    fetched.mockImplementation(async () => answer(409, { code: 'things.taken', params: { n: 1 } }));
    expect(await settle(call(read, { name: 'x' }))).toMatchObject({
      code: 'things.taken',
      params: { n: 1 },
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('takes an error status inside a 200 as a refusal and keeps its fields', async () => {
    fetched.mockResolvedValue(answer(200, { status: 'error', message: 'ก', oauth_id: '9' }));
    const failure = await settle(call(save, { name: 'x' }));
    expect(failure).toBeInstanceOf(ApiError);
    expect((failure as ApiError).body['oauth_id']).toBe('9');
  });

  it('[14.01] logs a 401, announces the end of the session and throws it on, but not for a token already replaced', async () => {
    const ended = vi.fn();
    const forget = onSessionEnded(ended);
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    fetched.mockImplementation(async () => answer(401, { code: 'platform.unauthenticated' }));
    await settle(call(save, { name: 'x' }));
    expect(ended).not.toHaveBeenCalled();
    writeStored('sarn_token', 't-1');
    const failure = await settle(call(save, { name: 'x' }));
    expect(failure).toMatchObject({ status: 401, code: 'platform.unauthenticated' });
    expect(logged).toHaveBeenCalledWith('token expired');
    expect(ended).toHaveBeenCalledTimes(1);
    forget();
  });

  it('gives a network failure its own code', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await settle(call(save, { name: 'x' }))).toMatchObject({ code: 'platform.network' });
  });
});
