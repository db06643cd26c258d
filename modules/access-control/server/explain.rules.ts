import { powers } from '@sarn/organisation/contract';
import type { Caller, Reach } from '@sarn/platform-server';
import { numberActs } from '../contract/index.ts';
import type { NumberAct, Source } from '../contract/index.ts';
import type { HeldPostFact, PersonFacts, RightFact } from './explain.store.ts';

/** An act as it is asked about. */
export type AskedAct =
  | { readonly kind: 'permission'; readonly code: string }
  | { readonly kind: 'number'; readonly act: NumberAct; readonly register: string };

/** Reads `registry.draft`, or `number.take:outgoing`. */
export function readAct(text: string): AskedAct {
  const [code = '', register = ''] = text.split(':');
  const act = numberActs.find((one) => code === `number.${one}`);
  return act ? { kind: 'number', act, register } : { kind: 'permission', code: text };
}

/** The person as a call would see them on that day: the same keys, permissions and reaches. */
export function callerOf({ id, held, rights }: PersonFacts): Caller {
  const wide = new Set(
    rights.filter(({ scope }) => scope === 'agency').map((one) => one.permission),
  );
  const reaches = new Map<string, Reach[]>();
  for (const { permission, scope, unitId, only, limits } of rights) {
    if (scope === 'agency' || wide.has(permission)) continue;
    reaches.set(permission, [
      ...(reaches.get(permission) ?? []),
      { scope, placeId: unitId, only, limits },
    ]);
  }
  const posts = held.filter(({ isScoped }) => !isScoped);
  return {
    ...{ id, sessionId: '', language: 'th', reaches },
    permissions: new Set(rights.map(({ permission }) => permission)),
    principals: [
      `p:${id}`,
      ...posts.flatMap(({ duty, unitId, postId }) => [`${duty}:${unitId}`, `post:${postId}`]),
      ...rights.flatMap(({ permission, unitId, only }) =>
        permission === 'number.take' && (only?.includes('outgoing') ?? true)
          ? [`number:${unitId}`]
          : [],
      ),
    ],
  };
}

/** How a person comes to a post: by holding it, or by an order. */
function wayTo(post: HeldPostFact): string {
  if (post.orderNo === null) return `ครองตำแหน่ง${post.title}`;
  const phrase =
    Object.entries(powers).find(([code]) => code === post.power)?.[1].phrase ?? 'ปฏิบัติแทน';
  return `${phrase}ตำแหน่ง${post.title} ตามคำสั่งที่ ${post.orderNo}`;
}

const scopeWords: Readonly<Record<Source['scope'], string>> = {
  own: 'เฉพาะเรื่องของตนเอง',
  unit: 'หน่วยงาน',
  subtree: 'หน่วยงานและภายใต้',
  agency: 'ทั้งสำนักงาน',
};

const where = ({ scope, unitName }: RightFact): string =>
  unitName === '' ? scopeWords[scope] : `${scopeWords[scope]} ${unitName}`;

/** One right as a source, with the whole chain in words. */
export function sourceOfRight(right: RightFact, held: readonly HeldPostFact[]): Source {
  const post = held.find(({ postId }) => postId === right.viaPost);
  const chain = [
    ...(post ? [wayTo(post)] : []),
    {
      role: `บทบาท${right.sourceName}`,
      group: `กลุ่ม${right.sourceName}`,
      'number-line': 'สิทธิ์การออกเลขที่กำหนดไว้',
    }[right.source],
    where(right),
  ];
  return {
    kind: post?.orderNo ? 'order' : right.source,
    name: right.sourceName || (post?.title ?? 'สิทธิ์การออกเลข'),
    ...{ scope: right.scope, place: right.unitName, text: chain.join(' → ') },
  };
}

/** The duty of a post at a unit as a source. */
export const sourceOfDuty = (post: HeldPostFact): Source => ({
  kind: post.orderNo === null ? 'duty' : 'order',
  ...{ name: post.title, scope: 'unit', place: post.unitName },
  text: `${wayTo(post)} → ธุรการของ${post.unitName}`,
});

/** Whether a right fits the unit that is asked about; `above` are the unit and those above it. */
export function fits(right: RightFact, unitId: string | null, above: readonly string[]): boolean {
  if (unitId === null || right.scope === 'agency') return true;
  if (right.scope === 'subtree') return right.unitId !== null && above.includes(right.unitId);
  return right.scope === 'unit' && right.unitId === unitId;
}
