import { z } from 'zod';

const Source = z.object({ type: z.string(), userId: z.string().optional() });

const LineEvent = z.object({
  type: z.string(),
  mode: z.string().optional(),
  source: Source.optional(),
  replyToken: z.string().max(200).optional(),
  message: z.object({ type: z.string(), text: z.string().max(5000).optional() }).optional(),
  deliveryContext: z.object({ isRedelivery: z.boolean() }).optional(),
});

/** Body of a webhook call (Messaging API, webhook event objects); other fields are ignored. */
export const LineDelivery = z.object({
  destination: z.string().optional(),
  events: z.array(LineEvent).max(100),
});

/** What a person did with the official account. */
export type LineAct =
  | { readonly kind: 'follow' | 'unfollow'; readonly userId: string }
  | {
      readonly kind: 'code' | 'unlink' | 'other';
      readonly userId: string;
      readonly text: string;
      /** Null: no answer is possible. */
      readonly replyToken: string | null;
    };

const userShape = /^U[0-9a-f]{32}$/;
const unlinkWords = new Set(['ยกเลิก', 'ยกเลิกการเชื่อมต่อ', 'unlink']);

/** Acts of people in one-to-one chats; groups, rooms and other events are left out. */
export function actsOf({ events }: z.output<typeof LineDelivery>): LineAct[] {
  return events.flatMap((event): LineAct[] => {
    const { userId = '', type } = event.source ?? { type: '' };
    if (type !== 'user' || !userShape.test(userId)) return [];
    if (event.type === 'follow' || event.type === 'unfollow') return [{ kind: event.type, userId }];
    if (event.type !== 'message' || event.message?.type !== 'text') return [];
    const text = (event.message.text ?? '').trim();
    // A redelivery was answered the first time; in standby mode another system answers.
    const isAnswered = event.deliveryContext?.isRedelivery === true || event.mode === 'standby';
    const replyToken = isAnswered ? null : (event.replyToken ?? null);
    return [{ kind: kindOf(text), userId, text, replyToken }];
  });
}

function kindOf(text: string): 'code' | 'unlink' | 'other' {
  if (codeIn(text) !== null) return 'code';
  return unlinkWords.has(text.toLowerCase()) ? 'unlink' : 'other';
}

const thaiZero = '๐'.charCodeAt(0);

/** The eight digits of a code, Thai or Arabic, with any blanks; null when it is no code. */
export function codeIn(text: string): string | null {
  const digits = text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
    .replace(/[\s-]/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}
