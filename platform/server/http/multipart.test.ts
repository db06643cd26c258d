import multipart from '@fastify/multipart';
import { AppError } from '@sarn/kernel';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { SignedContext } from '../module.ts';
import { outageOf } from '../db/database-fault.ts';
import { readMultipart } from './multipart.ts';

const http = Fastify();
await http.register(multipart, { throwFileSizeLimit: false } as object);
afterAll(() => http.close());

let failure: Error;
const sink = {
  ...{ maxBytes: 1_000, maxFiles: 1 },
  accept: () => Promise.reject(failure),
};
http.route({
  ...{ method: 'POST', url: '/' },
  async handler(request) {
    const thrown: unknown = await readMultipart(request, sink, {} as SignedContext).catch(
      (error: unknown) => error,
    );
    return { code: thrown instanceof AppError ? thrown.code : null, outage: outageOf(thrown) };
  },
});

const upload = async (error: Error): Promise<unknown> => {
  failure = error;
  const payload =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\na\r\n--x--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return (await http.inject({ method: 'POST', url: '/', headers, payload })).json();
};

test.each(['ECONNRESET', 'ECONNABORTED', 'EPIPE'])(
  'a database that is cut off (%s) while a file arrives is no mistake of the caller',
  async (code) => {
    const cut = Object.assign(new Error(`read ${code}`), { code, syscall: 'read' });
    expect(await upload(cut)).toEqual({ code: null, outage: 'unreachable' });
  },
);

test('a caller who leaves while a file arrives has sent half a body', async () => {
  const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(await upload(left)).toMatchObject({ code: 'platform.malformed-request' });
});
