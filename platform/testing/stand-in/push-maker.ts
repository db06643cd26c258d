import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import type { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { startHttpStandIn } from './http-stand-in.ts';
import type { ArrivedCall, StandInAnswer } from './http-stand-in.ts';
import { complaintOf } from './push-contract.ts';

const run = promisify(execFile);

/**
 * The push service of Chromium's maker for one browser: lets it check in, subscribe, and keep a
 * connection open, on which it gets what a server posts. The browser decrypts by itself. The
 * messages are those of Chromium's `checkin.proto` and `mcs.proto`, as far as a subscription needs.
 */
export interface PushMaker {
  /** Where a server posts; to be named in `SARN_PUSH_SERVICES`. */
  readonly url: string;
  /** Switches that make a Chromium use this service; the packaged one has no push service. */
  readonly switches: readonly string[];
  readonly breaches: string[];
  close(): Promise<void>;
}

export async function startPushMaker(): Promise<PushMaker> {
  const breaches: string[] = [];
  const line = await openLine();
  let subscriber = { app: '', serverKey: '' };
  const take = (call: ArrivedCall, origin: string): StandInAnswer => {
    if (call.path === '/checkin') return checkedIn;
    if (call.path === '/register') {
      const form = new URLSearchParams(call.body.toString());
      const app = form.get('X-subtype');
      if (app !== null) subscriber = { app, serverKey: form.get('sender') ?? '' };
      return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'token=one' };
    }
    const complaint = complaintOf(call, subscriber, origin, Date.now());
    if (complaint !== null) {
      breaches.push(complaint);
      return { status: 403 };
    }
    line.send(dataMessage, notice(subscriber, call.body));
    return { status: 201 };
  };
  const server = await startHttpStandIn((call) => take(call, server.url));
  return {
    url: server.url,
    switches: [
      '--ignore-certificate-errors',
      `--gcm-checkin-url=${server.url}/checkin`,
      `--gcm-registration-url=${server.url}/register`,
      `--gcm-mcs-endpoint=${line.url}`,
    ],
    breaches,
    async close() {
      await server.close();
      line.close();
    },
  };
}

const protocolVersion = 41;
const loginResponse = 3;
const dataMessage = 8;

/** The open connection: answers the browser's login, and sends it messages. */
async function openLine() {
  const folder = mkdtempSync(join(tmpdir(), 'sarn-push-maker-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', key, '-out', cert];
  await run(
    'openssl',
    [...'req -x509 -newkey rsa:2048 -nodes -days 2'.split(' '), ...files].concat(
      '-subj',
      '/CN=127.0.0.1',
    ),
  );
  let browser: TLSSocket | undefined;
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => {
    socket.once('data', () => {
      socket.write(Buffer.of(protocolVersion));
      socket.write(frame(loginResponse, Buffer.concat([text(1, 'chromium'), number(5, 1)])));
      browser = socket;
    });
    // A browser that is closed disconnects without a message.
    socket.on('error', () => socket.destroy());
  });
  rmSync(folder, { recursive: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send: (tag: number, body: Buffer) => browser?.write(frame(tag, body)),
    close() {
      browser?.destroy();
      server.close();
    },
  };
}

/** What a server posted, as the browser gets it. */
function notice({ app, serverKey }: { app: string; serverKey: string }, body: Buffer): Buffer {
  const about = (name: string, value: string) =>
    text(7, Buffer.concat([text(1, name), text(2, value)]));
  return Buffer.concat([
    ...[text(3, serverKey), text(5, 'org.chromium.linux')],
    ...[about('subtype', app), about('content-encoding', 'aes128gcm')],
    ...[text(9, '0:1'), number(10, 2), number(17, 60), number(18, Date.now()), text(21, body)],
  ]);
}

/** Device 1, secret 2: they are never asked for again. */
const checkedIn: StandInAnswer = {
  status: 200,
  headers: { 'content-type': 'application/x-protobuf' },
  body: '\u0008\u0001\u0018\u0001\u0039\u0001\0\0\0\0\0\0\0\u0041\u0002\0\0\0\0\0\0\0',
};

function frame(tag: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.of(tag), varint(body.length), body]);
}

/** A field of text or bytes. */
function text(field: number, value: string | Buffer): Buffer {
  const bytes = Buffer.from(value as string);
  return Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);
}

function number(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}
