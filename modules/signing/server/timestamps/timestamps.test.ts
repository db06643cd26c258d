import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pem, programs } from '../programs.testing.ts';
import type { Programs } from '../programs.testing.ts';
import { sampleDocument } from '../sample-document.testing.ts';
import { addDocumentTimestamp, sealPdf } from '../seal/seal.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';
import type { SampleAuthority } from '../signing.testing.ts';
import { answerTimestamp } from './answer.ts';
import type { TimestampAuthority } from './answer.ts';
import { httpTimestamps } from './http.ts';
import { requestTimestamp } from './request.ts';
import type { TimestampSource } from './request.ts';

let tools: Programs;
let authority: SampleAuthority;
let own: TimestampAuthority;
/** What the server of this test answers. */
let behave: (request: Uint8Array, response: ServerResponse) => unknown;
let server: Server;
let url: string;

beforeAll(async () => {
  tools = await programs();
  authority = await sampleAuthority();
  const by = await authority.issue({ purpose: 'time-stamp', subject: { commonName: 'เวลา' } });
  own = { by, chain: [authority.issuing.certificate], policy: '1.2.3.4.1', now: () => new Date() };
  server = createServer((request, response) => {
    const parts: Uint8Array[] = [];
    request.on('data', (part: Uint8Array) => parts.push(part));
    request.on('end', () => void behave(Buffer.concat(parts), response));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  tools.remove();
});

const stamped = Buffer.from('what is stamped');
const source = (patience = 5000): TimestampSource => ({
  ask: httpTimestamps(url, { patience }),
  roots: [authority.root.certificate],
  now: () => new Date(),
});
const reply = (response: ServerResponse, answer: Uint8Array, status = 200): void =>
  void response.writeHead(status, { 'Content-Type': 'application/timestamp-reply' }).end(answer);
const honest = async (request: Uint8Array, response: ServerResponse): Promise<void> =>
  reply(response, await answerTimestamp(request, own));

test.each([
  ['sha256', '-cert'],
  ['sha512', '-cert'],
  ['sha384', '-no_nonce'],
])('OpenSSL verifies our answer to its own request (%s %s)', async (hash, how) => {
  const data = tools.write('data', stamped);
  const query = ['ts', '-query', '-data', data, `-${hash}`, how, '-out', tools.path('query.tsq')];
  await tools.run('openssl', ...query);
  tools.write('answer.tsr', await answerTimestamp(tools.read('query.tsq'), own));
  const root = tools.write('root.pem', pem('CERTIFICATE', authority.root.certificate));
  const between = [authority.issuing.certificate, own.by.certificate];
  const chain = tools.write('chain.pem', between.map((one) => pem('CERTIFICATE', one)).join(''));
  const files = ['-queryfile', tools.path('query.tsq'), '-in', tools.path('answer.tsr')];
  const verify = ['ts', '-verify', ...files, '-CAfile', root, '-untrusted', chain];
  expect((await tools.run('openssl', ...verify)).said).toContain('Verification: OK');
});

test.each([
  ['a weak digest', ['-sha1'], /Status: Rejected[^]*unrecognized or unsupported algorithm/],
  ['another policy', ['-tspolicy', '1.2.3.9'], /Status: Rejected[^]*requested TSA policy/],
  ['nothing at all', undefined, /Status: Rejected[^]*the data submitted has the wrong format/],
])('what our authority does not do is refused in its own form: %s', async (_, how, said) => {
  const data = tools.write('data', stamped);
  const query = ['ts', '-query', '-data', data, ...(how ?? []), '-out', tools.path('q.tsq')];
  await tools.run('openssl', ...query);
  const request = how ? tools.read('q.tsq') : new Uint8Array(3);
  tools.write('a.tsr', await answerTimestamp(request, own));
  const read = await tools.run('openssl', 'ts', '-reply', '-in', tools.path('a.tsr'), '-text');
  expect(read.said).toMatch(said);
});

test('a time stamp is had over HTTP', async () => {
  behave = honest;
  const answer = await requestTimestamp(stamped, source());
  expect(answer).toMatchObject({ isGiven: true });
});

test.each([
  ['hangs', 'timeout', () => undefined],
  [
    'sends without end',
    'too-large',
    (_: Uint8Array, response: ServerResponse) => {
      const part = Buffer.alloc(64 * 1024);
      const more = (): boolean => response.write(part);
      response.writeHead(200, { 'Content-Type': 'application/timestamp-reply' });
      response.on('drain', more);
      more();
    },
  ],
  ['fails', 'refused', (_: Uint8Array, response: ServerResponse) => reply(response, stamped, 503)],
  ['sends a page', 'wrong-answer', (_: Uint8Array, response: ServerResponse) => response.end('hi')],
  [
    'sends nonsense',
    'wrong-answer',
    (_: Uint8Array, response: ServerResponse) => reply(response, stamped),
  ],
  [
    'leads elsewhere',
    'unreachable',
    (_: Uint8Array, response: ServerResponse) =>
      response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['hangs up', 'unreachable', (_: Uint8Array, response: ServerResponse) => response.destroy()],
] as const)('an authority that %s gives %s', async (_, failure, does) => {
  behave = does;
  const answer = await requestTimestamp(stamped, source(failure === 'timeout' ? 100 : 5000));
  expect(answer).toEqual({ isGiven: false, failure });
});

/** Answers another request than the one that was sent. */
const lying =
  (change: (request: Buffer) => void) => (request: Uint8Array, response: ServerResponse) => {
    const other = Buffer.from(request);
    change(other);
    return honest(other, response);
  };

const by =
  (other: Partial<TimestampAuthority>) => async (request: Uint8Array, response: ServerResponse) =>
    reply(response, await answerTimestamp(request, { ...own, ...other }));

test('an authority that lies is not believed', async () => {
  const failureOf = async (does: typeof behave): Promise<unknown> => {
    behave = does;
    return await requestTimestamp(stamped, source());
  };
  const failed = (failure: string): object => ({ isGiven: false, failure });
  // The nonce is before the last three bytes, the digest before it.
  const nonce = lying(
    (request) =>
      void request.writeUInt8(request.readUInt8(request.length - 4) ^ 1, request.length - 4),
  );
  const digest = lying((request) => void request.writeUInt8(request.readUInt8(30) ^ 1, 30));
  expect(await failureOf(nonce)).toEqual(failed('wrong-nonce'));
  expect(await failureOf(digest)).toEqual(failed('wrong-imprint'));
  const late = new Date(Date.now() + 3_600_000);
  expect(await failureOf(by({ now: () => late }))).toEqual(failed('wrong-time'));
  const person = await authority.issue({ purpose: 'person' });
  expect(await failureOf(by({ by: person }))).toEqual(failed('not-trusted'));
  const stranger = await sampleAuthority('อื่น');
  const strange = await stranger.issue({ purpose: 'time-stamp' });
  const chain = [stranger.issuing.certificate];
  expect(await failureOf(by({ by: strange, chain }))).toEqual(failed('not-trusted'));
  const { from, to } = { from: new Date('2023-01-01'), to: new Date('2024-01-01') };
  const expired = await authority.issue({ purpose: 'time-stamp', from, to });
  expect(await failureOf(by({ by: expired }))).toEqual(failed('not-trusted'));
});

test('a signature goes on without its time stamp and says why; a document is not stamped at all', async () => {
  behave = () => undefined;
  const signer = await authority.signer('สมหญิง');
  const options = { at: sampleNow, signerName: 'สมหญิง' };
  const sealed = await sealPdf(sampleDocument(), options, signer, source(100));
  expect(sealed).toMatchObject({ level: 'B-B', timestampFailure: 'timeout' });
  await expect(addDocumentTimestamp(sealed.bytes, source(100))).rejects.toMatchObject({
    code: 'signing.no-timestamp',
    params: { reason: 'timeout' },
  });
  behave = honest;
  const later = await addDocumentTimestamp(sealed.bytes, source());
  expect(later.length).toBeGreaterThan(sealed.bytes.length);
});
