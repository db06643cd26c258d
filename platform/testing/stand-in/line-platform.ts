import { createHmac, randomUUID } from 'node:crypto';
import { startHttpStandIn } from './http-stand-in.ts';
import type { ArrivedCall, StandInAnswer } from './http-stand-in.ts';

/** A message the platform has accepted. */
export interface AcceptedLine {
  /** User of a push; reply token of an answer. */
  readonly to: string;
  readonly text: string;
  /** Empty for an answer. */
  readonly retryKey: string;
}

/** The LINE Platform, as far as the product uses it, by its published contract. */
export interface LineStandIn {
  readonly url: string;
  readonly channelSecret: string;
  readonly accessToken: string;
  readonly pushed: AcceptedLine[];
  readonly replied: AcceptedLine[];
  /** Violations of the contract; a test expects none. */
  readonly breaches: string[];
  /** Number of push calls, answered or not. */
  pushCalls(): number;
  /** Answers to the next push calls, in this order: a status, or no answer at all. */
  readonly moods: (number | 'silent' | 'accept-and-silent')[];
  /** Delivers events to a webhook, signed. @returns the status of its answer */
  deliver(webhook: string, events: readonly object[], signature?: string): Promise<number>;
  close(): Promise<void>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export async function startLineStandIn(): Promise<LineStandIn> {
  const channelSecret = randomUUID().replaceAll('-', '');
  const accessToken = `token-${randomUUID()}`;
  const state: State = {
    pushed: [],
    replied: [],
    breaches: [],
    moods: [],
    accepted: new Map(),
    pushCalls: 0,
  };
  const server = await startHttpStandIn((call) => {
    if (call.headers.authorization !== `Bearer ${accessToken}`) {
      return refusal(401, 'Authentication failed. Confirm that the access token is valid.');
    }
    const type = String(call.headers['content-type']);
    if (call.method !== 'POST' || !type.startsWith('application/json')) {
      return refuseBreach(state, `${call.method} ${type}`);
    }
    if (call.path === '/v2/bot/message/push') return push(state, call);
    if (call.path === '/v2/bot/message/reply') return reply(state, call);
    return refusal(404, 'Not found');
  });
  const { pushed, replied, breaches, moods } = state;
  return {
    url: server.url,
    channelSecret,
    accessToken,
    pushed,
    replied,
    breaches,
    moods,
    pushCalls: () => state.pushCalls,
    deliver: (webhook, events, signature) =>
      deliverSigned(webhook, events, { channelSecret, signature }),
    close: server.close,
  };
}

interface State extends Pick<LineStandIn, 'pushed' | 'replied' | 'breaches' | 'moods'> {
  /** Ids of the requests that were accepted, by retry key. */
  readonly accepted: Map<string, string>;
  pushCalls: number;
}

function push(state: State, call: ArrivedCall): StandInAnswer | null {
  state.pushCalls += 1;
  const retryKey = String(call.headers['x-line-retry-key'] ?? '');
  if (!uuid.test(retryKey)) state.breaches.push(`retry key ${retryKey}`);
  const before = state.accepted.get(retryKey);
  if (before !== undefined) {
    const more = { 'x-line-accepted-request-id': before };
    return refusal(409, 'The retry key is already accepted', more);
  }
  const mood = state.moods.shift();
  if (mood === 'silent') return null;
  if (typeof mood === 'number') return refusal(mood, 'Something is wrong');
  const message = readMessage(call.body, 'to');
  if (typeof message === 'string') return refuseBreach(state, message);
  if (!/^U[0-9a-f]{32}$/.test(message.to)) return refuseBreach(state, `to ${message.to}`);
  state.accepted.set(retryKey, randomUUID());
  state.pushed.push({ ...message, retryKey });
  if (mood === 'accept-and-silent') return null;
  return success({ sentMessages: [{ id: String(state.pushed.length), quoteToken: 'q' }] });
}

function reply(state: State, call: ArrivedCall): StandInAnswer {
  const message = readMessage(call.body, 'replyToken');
  if (typeof message === 'string') return refuseBreach(state, message);
  state.replied.push({ ...message, retryKey: '' });
  return success({ sentMessages: [] });
}

async function deliverSigned(
  webhook: string,
  events: readonly object[],
  by: { readonly channelSecret: string; readonly signature: string | undefined },
): Promise<number> {
  const body = JSON.stringify({ destination: `U${'0'.repeat(32)}`, events });
  const signed = createHmac('sha256', by.channelSecret).update(body).digest('base64');
  const answer = await fetch(webhook, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-line-signature': by.signature ?? signed,
      'user-agent': 'LineBotWebhook/2.0',
    },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** An event of a person's own chat with the official account. */
export function lineEvent(
  userId: string,
  what: { readonly text: string } | { readonly type: 'follow' | 'unfollow' },
  more: object = {},
): object {
  const common = {
    mode: 'active',
    timestamp: Date.now(),
    source: { type: 'user', userId },
    webhookEventId: randomUUID(),
    deliveryContext: { isRedelivery: false },
    ...('type' in what && what.type === 'unfollow' ? {} : { replyToken: randomUUID() }),
  };
  if ('type' in what) return { ...common, type: what.type, ...more };
  const message = { id: '1', type: 'text', quoteToken: 'q', text: what.text };
  return { ...common, type: 'message', message, ...more };
}

/** One to five text messages of 1 to 5,000 characters. @returns what is wrong, as text */
function readMessage(
  body: Buffer,
  name: 'to' | 'replyToken',
): { to: string; text: string } | string {
  const given = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  const { messages } = given;
  const to = given[name];
  if (typeof to !== 'string' || to === '') return `no ${name}`;
  if (!Array.isArray(messages) || messages.length < 1 || messages.length > 5) return 'messages';
  const texts = messages.map((message: { type?: unknown; text?: unknown }) =>
    message.type === 'text' && typeof message.text === 'string' ? message.text : '',
  );
  if (texts.some((text) => text === '' || text.length > 5000)) return 'a text message';
  return { to, text: texts.join('\n') };
}

function refuseBreach({ breaches }: State, what: string): StandInAnswer {
  breaches.push(what);
  return refusal(400, `The request body has an error: ${what}`);
}

function success(body: object): StandInAnswer {
  const headers = { 'x-line-request-id': randomUUID() };
  return { status: 200, headers, body: JSON.stringify(body) };
}

function refusal(
  status: number,
  message: string,
  more: Record<string, string> = {},
): StandInAnswer {
  const headers = { 'x-line-request-id': randomUUID(), ...more };
  return { status, headers, body: JSON.stringify({ message }) };
}
