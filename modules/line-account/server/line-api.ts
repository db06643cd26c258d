import { deliveryProblemOf, postOutside } from '@sarn/platform-server';

/** The official account of the agency on the Messaging API. Never log it. */
export interface LineSettings {
  readonly channelSecret: string;
  readonly accessToken: string;
  /** https://api.line.me, without a slash at the end. */
  readonly apiUrl: string;
  /** Such as @123abcde, by which people find the account; null when not given. */
  readonly officialId: string | null;
}

/** The two calls of the Messaging API that are used here. */
export interface LineApi {
  /**
   * A message to a user who has linked their account.
   *
   * @param retryKey the same for every attempt: LINE accepts a message of one key once
   * @throws DeliveryProblem
   */
  push(to: string, text: string, retryKey: string): Promise<void>;
  /** An answer to a message of a user; its token works once, within about a minute. */
  reply(replyToken: string, text: string): Promise<void>;
}

/** Longest text of one message (Messaging API, text message object). */
const maxTextLength = 5000;
/** "An API request with the same retry key has already been accepted." */
const acceptedBefore = 409;

export function lineApi({ apiUrl, accessToken }: LineSettings): LineApi {
  const send = async (path: string, body: object, more: Readonly<Record<string, string>>) => {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      ...more,
    };
    const { status, text } = await postOutside(
      `${apiUrl}/v2/bot/message/${path}`,
      headers,
      JSON.stringify(body),
    );
    if (status === 200 || (status === acceptedBefore && 'x-line-retry-key' in more)) return;
    throw deliveryProblemOf(status, messageOf(text));
  };
  const textMessages = (text: string) => [
    { type: 'text', text: [...text].slice(0, maxTextLength).join('') },
  ];
  return {
    push: (to, text, retryKey) =>
      send('push', { to, messages: textMessages(text) }, { 'x-line-retry-key': retryKey }),
    reply: (replyToken, text) => send('reply', { replyToken, messages: textMessages(text) }, {}),
  };
}

/** The `message` of an error answer; it contains no user. */
function messageOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message.replace(/U[0-9a-f]{32}/g, 'U…') : '';
  } catch {
    return '';
  }
}
