import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { mayRead } from '../access.store.ts';
import type { ActRequest } from '../act-request.ts';
import type { Actor } from '../actor.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Transition } from '../../contract/index.ts';
import type { Subject } from '../subject.ts';
import { waysOf } from './capacity.rules.ts';
import type { ActingBasis } from '../transition-rules.ts';
import { lineOf } from './delegate.service.ts';

/**
 * The basis on which the actor does this act: the chosen one, else the usual one. An order of
 * acting on which it rests is held live until the transaction ends.
 *
 * @throws AppError 'platform.forbidden', 'registry.acting-out-of-scope', 'registry.acting-ended'
 */
export async function chooseActingBasis(
  at: { readonly deps: Dependencies; readonly tx: Tx; readonly actor: Actor },
  request: ActRequest,
  row: Transition,
  subject: Subject,
): Promise<ActingBasis> {
  const { deps, tx, actor } = at;
  const limits = actor.posts.flatMap((post) => post.acting?.unitIds ?? []);
  const line = await lineOf(deps, tx, subject, limits);
  const { engine } = deps;
  const query = { engine, actorId: actor.id, posts: actor.posts, roles: row.by, subject, line };
  const ways = waysOf({ ...query, act: row.act, principals: actor.principals });
  const way = ways.find((one) => isChosen(one, request)) ?? (isOpen(request) ? ways[0] : undefined);
  if (!way) {
    // The post is one of the actor's, but its power does not cover this act.
    const chosen = actor.posts.find((post) => isChosen({ post }, request))?.acting;
    if (chosen) throw new AppError('registry.acting-out-of-scope', wordsOf(chosen));
    throw await refusalOfActing(deps, tx, actor, engine.keysOf(row.by, subject));
  }
  await holdOrders(deps, tx, way);
  return way;
}

const isOpen = ({ postId, delegationId }: ActRequest): boolean => !postId && !delegationId;

function isChosen(
  { post }: Pick<ActingBasis, 'post'>,
  { postId, delegationId }: ActRequest,
): boolean {
  if (!post || (postId && postId !== post.id)) return false;
  if (delegationId) return post.acting?.delegationId === delegationId;
  return Boolean(postId) && !post.acting;
}

/** The parameters of the error messages that name an order. */
function wordsOf(acting: { readonly lines: readonly string[]; readonly orderNo: string }) {
  return { post: acting.lines.at(-1) ?? '', orderNo: acting.orderNo };
}

async function holdOrders(deps: Dependencies, tx: Tx, { post }: ActingBasis): Promise<void> {
  if (!post?.acting) return;
  const { chain } = post.acting;
  const live = await deps.organisation.liveDelegations(tx, chain);
  if (chain.some((id) => !live.includes(id))) {
    throw new AppError('registry.acting-ended', wordsOf(post.acting));
  }
}

/**
 * Refuses an act by a chosen order that is not live, before the document is loaded: the message
 * names the order and says nothing about the document.
 *
 * @throws AppError 'registry.acting-ended', 'registry.acting-not-begun', 'platform.forbidden'
 */
export async function assertChosenIsLive(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  { delegationId }: ActRequest,
): Promise<void> {
  if (!delegationId) return;
  if (actor.posts.some((post) => post.acting?.delegationId === delegationId)) return;
  const order = await deps.delegations.find(tx, delegationId);
  const isOwn =
    order?.delegatePerson?.id === actor.id ||
    actor.posts.some((post) => post.id === order?.delegatePost?.id);
  if (!order || !isOwn) throw new AppError('platform.forbidden');
  const words = {
    post: order.principalPost?.name ?? order.principalUnit?.name ?? '',
    orderNo: order.orderNo,
  };
  if (order.state === 'coming') throw new AppError('registry.acting-not-begun', words);
  throw new AppError('registry.acting-ended', words);
}

/** Why there is no acting basis: an order has just ended, or the person has no right to the act. */
async function refusalOfActing(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  keys: readonly string[],
): Promise<AppError> {
  const ended = await deps.organisation.endedCapacities(tx, actor.id);
  const missed = ended.find((capacity) => capacity.covers.some((key) => keys.includes(key)));
  if (!missed) return new AppError('platform.forbidden');
  return new AppError('registry.acting-ended', { post: missed.post, orderNo: missed.orderNo });
}

/**
 * Why the actor cannot find a document any more: an order by which they could read it a moment ago
 * has ended. Otherwise the answer stays not found.
 */
export async function refusalOfReading(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  documentId: string,
): Promise<AppError> {
  for (const ended of await deps.organisation.endedCapacities(tx, actor.id)) {
    if (await mayRead(tx, documentId, ended.keys)) {
      return new AppError('registry.acting-ended', { post: ended.post, orderNo: ended.orderNo });
    }
  }
  return new AppError('registry.not-found');
}
