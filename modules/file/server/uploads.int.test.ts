import { existsSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { samplePdf, sampleZip } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLimits } from '@sarn/file/contract';
import { expectRefusal, openTestInstance } from '@sarn/server/testing';
import type { RawAnswer, TestInstance } from '@sarn/server/testing';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance({ isOverSocket: true });
});
afterAll(() => instance.close());

const latin = (text: string) => Buffer.from(text, 'latin1');
const boundary = 'x-boundary-of-the-test';

interface Part {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: string;
}

/** A multipart body built by the test, so that names are sent unchanged. */
function multipart(parts: readonly Part[], isWhole = true): Buffer<ArrayBuffer> {
  const pieces = parts.flatMap(({ name, bytes, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n` +
        `content-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(isWhole ? `--${boundary}--\r\n` : '')]);
}

async function send(parts: readonly Part[], isWhole = true): Promise<RawAnswer> {
  return instance.call('/file/upload', {
    method: 'POST',
    token: await instance.token('saraban'),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: multipart(parts, isWhole),
  });
}

/** Everything in the file folder with its size, waiting uploads among them. */
function kept(): Record<string, number> {
  const folder = join(instance.app.dataDir, 'files');
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true }).map(String);
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, statSync(join(folder, name)).size]));
}

async function leavesNoByte<T>(misdeed: () => Promise<T>): Promise<T> {
  const before = kept();
  const outcome = await instance.leavesNothing(misdeed);
  expect(kept()).toEqual(before);
  return outcome;
}

/** A zip whose entries unpack to far more than they are. */
const zip = (entries: readonly (readonly [string, Buffer])[]): Buffer =>
  sampleZip(entries.map(([name, bytes]) => ({ name, bytes })));

function encryptedPdf(): Buffer {
  const plain = Buffer.from(samplePdf('secret')).toString('latin1');
  const key = '00'.repeat(32);
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >> `;
  const id = `/ID [<${'11'.repeat(16)}> <${'11'.repeat(16)}>] `;
  return latin(plain.replace('/Root 1 0 R', `${encrypt}${id}/Root 1 0 R`));
}

const pdf = Buffer.from(samplePdf('whole'));
const program = Buffer.concat([latin('MZ\x90\x00\x03\x00\x00\x00'), Buffer.alloc(2000)]);
const zeros = Buffer.alloc(64_000_000);

const bad: Record<string, readonly [Part, string]> = {
  'a program called .pdf': [{ name: 'หนังสือ.pdf', bytes: program }, 'file.type-not-allowed'],
  'a program under its own name': [{ name: 'a.exe', bytes: program }, 'file.type-not-allowed'],
  'a PDF called .exe': [{ name: 'a.exe', bytes: pdf }, 'file.extension-mismatch'],
  'a PDF with two endings': [{ name: 'a.pdf.exe', bytes: pdf }, 'file.extension-mismatch'],
  'a PDF whose extension is written backwards': [
    { name: 'a\u202Efdp.exe', bytes: pdf },
    'file.extension-mismatch',
  ],
  'a PDF without an extension': [{ name: 'หนังสือ', bytes: pdf }, 'file.extension-mismatch'],
  'a PDF without a name': [{ name: ' ', bytes: pdf }, 'file.extension-mismatch'],
  'a text that says it is a PDF': [
    { name: 'a.pdf', bytes: latin('not a pdf'), type: 'application/pdf' },
    'file.extension-mismatch',
  ],
  'a PDF that is none': [
    { name: 'a.pdf', bytes: latin(`%PDF-1.7\n${'x'.repeat(3000)}`) },
    'file.pdf-unreadable',
  ],
  'a PDF that is none but ends like one': [
    { name: 'a.pdf', bytes: latin(`%PDF-1.7\n${'x'.repeat(3000)}\n%%EOF`) },
    'file.pdf-unreadable',
  ],
  'a truncated PDF': [
    { name: 'a.pdf', bytes: pdf.subarray(0, pdf.length - 60) },
    'file.pdf-unreadable',
  ],
  'a PDF cut in the middle': [
    { name: 'a.pdf', bytes: pdf.subarray(0, pdf.length / 2) },
    'file.pdf-unreadable',
  ],
  'a PDF with a password': [{ name: 'a.pdf', bytes: encryptedPdf() }, 'file.pdf-protected'],
  'an empty file': [{ name: 'a.pdf', bytes: Buffer.alloc(0) }, 'file.empty'],
  'a page for browsers': [
    { name: 'a.txt', bytes: latin('<html><script>alert(1)</script>') },
    'file.type-not-allowed',
  ],
  'a picture with scripts': [
    { name: 'a.png', bytes: latin('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>') },
    'file.type-not-allowed',
  ],
  'a shell script called .txt': [
    { name: 'a.txt', bytes: latin('#!/bin/sh\nrm -rf /') },
    'file.type-not-allowed',
  ],
  'an archive called .docx': [
    { name: 'a.docx', bytes: zip([['a.exe', program]]) },
    'file.type-not-allowed',
  ],
  zeros: [{ name: 'a.txt', bytes: Buffer.alloc(4000) }, 'file.type-not-allowed'],
};

const copies = (count: number): Part[] =>
  Array.from({ length: count }, () => ({ name: 'a.pdf', bytes: pdf }));

describe('a file that is not taken leaves neither row nor byte', () => {
  it.each(Object.keys(bad))('%s', async (what) => {
    const [part, code] = bad[what] ?? [{ name: '', bytes: pdf }, ''];
    await leavesNoByte(async () => {
      expectRefusal(await send([part]), what, [413, 415, 422]);
      const behind = await send([{ name: 'ก่อน.pdf', bytes: pdf }, part]);
      expectRefusal(behind, `${what} behind a good one`, [413, 415, 422]);
      expect(behind.body['code']).toBe(code);
    });
  });

  it.each([
    ['no file', [], [400, 422]],
    ['too many files', copies(21), [413]],
    ['one file too many', copies(fileLimits.maxFiles + 1), [413]],
    [
      'a file one byte too large',
      [{ name: 'a.pdf', bytes: Buffer.alloc(fileLimits.maxBytes + 1) }],
      [413],
    ],
  ] as [string, Part[], number[]][])('%s', async (what, parts, statuses) => {
    await leavesNoByte(async () => {
      const answer = await send(parts);
      expectRefusal(answer, what, statuses);
      expect(String(answer.body['message'])).not.toMatch(/files/);
    });
  });

  it('a body that ends too early', async () => {
    await leavesNoByte(async () => {
      const answer = await send([{ name: 'a.pdf', bytes: pdf }], false);
      expectRefusal(answer, 'cut', [400]);
    });
  });

  it.each([1, 2, 4])('a body of %i files, wherever its end is cut off', async (count) => {
    const parts = Array.from({ length: count }, (_, at) => ({
      name: `cut-${at}.pdf`,
      bytes: samplePdf(),
      type: 'application/pdf',
    }));
    const whole = multipart(parts);
    const token = await instance.token('saraban');
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    // Only the line break after the last boundary may be missing; before it the body is not whole.
    const last = boundary.length + '\r\n----'.length + 2;
    await leavesNoByte(async () => {
      for (let missing = 3; missing <= last + 3; missing += 1) {
        const body = whole.subarray(0, whole.length - missing);
        const answer = await instance.call('/file/upload', {
          method: 'POST',
          token,
          headers,
          body,
        });
        expectRefusal(answer, `${missing} bytes missing`, [400]);
      }
    });
  });

  it('a document that unpacks to a thousand times its size', async () => {
    const before = process.memoryUsage().rss;
    const bombs = [
      zip([['[Content_Types].xml', zeros]]),
      zip([
        ['[Content_Types].xml', Buffer.from('<Types/>')],
        ['word/document.xml', zeros],
      ]),
    ];
    for (const bytes of bombs) {
      const answer = await send([{ name: 'a.docx', bytes }]);
      if (answer.status !== 200) expectRefusal(answer, 'a bomb', [415, 422]);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
  });
});

describe('names', () => {
  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\system32\\a.pdf', 'a.pdf'],
    ['/etc/cron.d/a.pdf', 'a.pdf'],
    ['C:\\Users\\a.pdf', 'a.pdf'],
    ['.htaccess.pdf', 'htaccess.pdf'],
    ['a\u202Ecod.pdf', 'acod.pdf'],
    ['<script>alert(1)</script>.pdf', 'script_.pdf'],
    ["a';drop table file;--.pdf", "a';drop table file;--.pdf"],
    [`${'ก'.repeat(300)}.pdf`, `${'ก'.repeat(196)}.pdf`],
    ['con.pdf', 'con.pdf'],
  ])('%s is kept as %s', async (sent, expected) => {
    const answer = await send([{ name: sent, bytes: pdf }]);
    expect(answer.status, answer.text).toBe(200);
    const [item] = answer.body['items'] as { id: string; name: string }[];
    expect(item?.name).toBe(expected);
    const token = await instance.token('saraban');
    const bytes = await instance.call(`/file/${item?.id}/content?download=1`, { token });
    expect(bytes.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"/\\]*"/);
    const inside = Object.keys(kept());
    expect(inside.every((name) => /^[0-9a-f]{2}.[0-9a-f]{2}.[0-9a-f]{64}$/.test(name))).toBe(true);
  });
});

/** Sends a request over a plain socket. @returns the answer, and how many bytes were read before */
function pour(head: string[], total: number): Promise<{ answer: string; poured: number }> {
  const { hostname, port } = new URL(instance.app.url);
  const start = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-`,
  );
  const chunk = Buffer.alloc(1_000_000, 0x20);
  const isChunked = head.some((line) => /chunked/i.test(line));
  const frame = (bytes: Buffer) =>
    isChunked
      ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      : bytes;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    let poured = 0;
    const stop = () => {
      socket.destroy();
      resolve({ answer, poured });
    };
    socket.on('data', (data: Buffer) => {
      answer += data.toString('utf8');
      if (answer.includes('"requestId"')) stop();
    });
    socket.on('error', stop);
    socket.on('close', stop);
    const more = (): void => {
      if (socket.destroyed) return;
      if (poured >= total) return void socket.end();
      poured += chunk.length;
      if (socket.write(frame(chunk))) setImmediate(more);
      else socket.once('drain', more);
    };
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(frame(start));
    more();
  });
}

describe('a gigabyte', () => {
  const gigabyte = 1_000_000_000;
  const head = (token: string, length: string) => [
    'POST /api/file/upload HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    length,
  ];

  it.each([
    ['that is announced', `content-length: ${gigabyte}`, 20_000_000],
    ['that is not announced', 'transfer-encoding: chunked', 150_000_000],
  ])('%s is refused early and stays nowhere', async (_what, length, most) => {
    const token = await instance.token('saraban');
    await leavesNoByte(async () => {
      const { answer, poured } = await pour(head(token, length), gigabyte);
      expect(answer).toMatch(/^HTTP\/1.1 413 /);
      expect(answer).toMatch(/"code":"(?:file|platform)\.too-large"/);
      expect(poured).toBeLessThan(most);
    });
  });

  it('of a person who is not signed in is not even read', async () => {
    const { answer, poured } = await pour(head('nobody', 'transfer-encoding: chunked'), gigabyte);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(poured).toBeLessThan(20_000_000);
  });

  it('of fields is refused early', async () => {
    const token = await instance.token('saraban');
    const lines = head(token, `content-length: ${gigabyte}`).map((line) =>
      line.replace('/file/upload', '/get-todo-lists').replace(/multipart.*/, 'application/json'),
    );
    const { answer, poured } = await pour(lines, gigabyte);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(poured).toBeLessThan(20_000_000);
  });
});

it.each([
  ['announced', 'content-length: 40000000'],
  ['chunked', 'transfer-encoding: chunked'],
])('an upload that is cut off in the middle (%s) leaves nothing behind', async (_what, length) => {
  const token = await instance.token('saraban');
  const { port } = new URL(instance.app.url);
  const before = kept();
  const rows = await instance.count();
  const part = multipart([{ name: 'a.pdf', bytes: Buffer.alloc(3_000_000, 0x20) }], false);
  const body = length.includes('chunked')
    ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
    : part;
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST /api/file/upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=${boundary}\r\n${length}\r\n\r\n`,
  );
  socket.write(body);
  // The bytes are being written to disk; only then the connection breaks.
  await expect.poll(() => Object.keys(kept()).length).toBeGreaterThan(Object.keys(before).length);
  socket.destroy();
  await expect.poll(kept).toEqual(before);
  expect(await instance.count()).toEqual(rows);
});

it('logged no name of a file and no secret', () => {
  instance.expectQuietLog(['หนังสือ.pdf', 'passwd', 'alert(1)']);
});
