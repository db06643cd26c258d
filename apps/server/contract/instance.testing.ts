import { openInstance, password } from '../testing.ts';
import type { OfficeInstance } from '../testing.ts';

export type Fields = Readonly<Record<string, string | number | readonly string[]>>;
export type Encoding = 'form' | 'json' | 'multipart';
export const encodings: readonly Encoding[] = ['form', 'json', 'multipart'];

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: Record<string, unknown>;
}

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields: Fields;
  readonly encoding: Encoding;
  readonly token: string | null;
}

/** The composed server with people, a letter in work and notifications about it. */
export interface TestInstance {
  readonly office: OfficeInstance;
  /** A letter that its reader has not opened, and how links name it. */
  readonly letter: () => Promise<Letter>;
  send(sent: Sent): Promise<Reply>;
  /** Signs in and gives the token of a session of its own. */
  enter(account: string): Promise<string>;
  /** Key and code of a mail that resets a password. */
  resetMail(account: string): Promise<{ readonly key: string; readonly code: string }>;
}

export interface Letter {
  readonly documentId: string;
  readonly encodedId: string;
  readonly receiveId: string;
}

/** The account that calls when none is given. */
export const reader = 'officer.policy';

/** Without a captcha: refused sign-ins are tried again and again. */
export async function openTestInstance(): Promise<TestInstance> {
  const instance = await openInstance({ config: { deployment: 'kru' } });
  const send = (sent: Sent) => call(instance, sent);
  return {
    office: instance,
    send,
    letter: () => assignedLetter(instance),
    enter: (account) => enter(send, account),
    resetMail: (account) => resetMail(instance, send, account),
  };
}

async function assignedLetter(instance: OfficeInstance): Promise<Letter> {
  const documentId = await instance.assignedLetter();
  const { items } = (await instance.post(reader, '/service/get-all-notification', {
    take: 50,
  })) as unknown as {
    items: { F_DOC_ID: string; F_DOC_GET_ID: string; NN_RECEIVE_ID: string }[];
  };
  const news = items.find((item) => item.F_DOC_ID === documentId);
  if (!news) throw new Error('the reader was not told of the letter');
  return { documentId, encodedId: news.F_DOC_GET_ID, receiveId: news.NN_RECEIVE_ID };
}

async function enter(send: TestInstance['send'], account: string): Promise<string> {
  const fields = { username: account, password };
  const path = '/users/login';
  const { body } = await send({ method: 'POST', path, fields, encoding: 'form', token: null });
  if (typeof body['token'] !== 'string') throw new Error(`${account} could not sign in`);
  return body['token'];
}

interface CaughtMail {
  readonly to: string;
  readonly text: string;
}

async function resetMail(instance: OfficeInstance, send: TestInstance['send'], account: string) {
  const address = `${account}@example.go.th`;
  const listed = async () =>
    ((await (await instance.app.fetch('/dev/mail.json')).json()) as CaughtMail[]).filter(({ to }) =>
      to.includes(address),
    );
  const before = (await listed()).length;
  const fields = { F_EMAIL: address };
  const path = '/core/forgot-password';
  await send({ method: 'POST', path, fields, encoding: 'form', token: null });
  for (let tries = 0; tries < 300; tries += 1) {
    const mails = await listed();
    const text = mails.length > before ? (mails[0]?.text ?? '') : '';
    const key = /key=([\w-]+)/.exec(text)?.[1];
    const code = /รหัสยืนยัน: (\d+)/.exec(text)?.[1];
    if (key && code) return { key, code };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no mail with a code came');
}

async function call(instance: OfficeInstance, sent: Sent): Promise<Reply> {
  const { method, path, token, encoding } = sent;
  const response = await instance.app.fetch(`/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(encoding === 'json' && method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: bodies[encoding](sent.fields) } : {}),
  });
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const body = type.includes('json')
    ? (JSON.parse(bytes.toString()) as Record<string, unknown>)
    : { bytes };
  return { status: response.status, type, body };
}

/** `MODULE[]` for lists, as old clients write them. */
function pairs(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value)
      ? value.map((one: string): [string, string] => [`${name}[]`, one])
      : [[name, String(value)]],
  );
}

const bodies: Readonly<Record<Encoding, (fields: Fields) => string | URLSearchParams | FormData>> =
  {
    form: (fields) => new URLSearchParams(pairs(fields)),
    json: (fields) => JSON.stringify(fields),
    multipart: (fields) => {
      const form = new FormData();
      // Most clients send a form without any field as an invalid multipart body.
      form.append('from', 'contract');
      for (const [name, value] of pairs(fields)) form.append(name, value);
      return form;
    },
  };
