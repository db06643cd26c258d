import type { Caller, Reach } from '@sarn/platform-server';
import { numberActs } from '../contract/index.ts';
import type { NumberAct, Source } from '../contract/index.ts';
import type { ExplainWords } from './explain-words.ts';
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

/** One right as a source, with the whole chain in words. */
export function sourceOfRight(
  right: RightFact,
  held: readonly HeldPostFact[],
  words: ExplainWords,
): Source {
  const { scope, unitName } = right;
  const post = held.find(({ postId }) => postId === right.viaPost);
  const where = unitName === '' ? words.scope[scope] : `${words.scope[scope]} ${unitName}`;
  const chain = [...(post ? [words.holds(post)] : []), words.source(right), where];
  return {
    kind: post?.orderNo ? 'order' : right.source,
    id: right.sourceId,
    name: right.sourceName || (post?.title ?? words.numbers),
    ...{ scope, place: unitName, text: chain.join(' → ') },
  };
}

/** The duty of a post at a unit as a source. */
export const sourceOfDuty = (post: HeldPostFact, words: ExplainWords): Source => ({
  kind: post.orderNo === null ? 'duty' : 'order',
  ...{ id: '', name: post.title, scope: 'unit', place: post.unitName },
  text: `${words.holds(post)} → ${words.clerkOf(post.unitName)}`,
});

/** Whether a right fits the unit that is asked about; `above` are the unit and those above it. */
export function fits(right: RightFact, unitId: string | null, above: readonly string[]): boolean {
  if (unitId === null || right.scope === 'agency') return true;
  if (right.scope === 'subtree') return right.unitId !== null && above.includes(right.unitId);
  return right.scope === 'unit' && right.unitId === unitId;
}
