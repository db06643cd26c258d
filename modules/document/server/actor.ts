import { everyonePrincipal, personPrincipal } from '@sarn/organisation/contract';
import { AppError, civilDateAt } from '@sarn/kernel';
import type { CivilDate, Instant } from '@sarn/kernel';
import type { Handle, SignedContext } from '@sarn/platform-server';
import { keysOfPost } from './acting/post-keys.ts';
import type { Dependencies } from './dependencies.ts';
import type { PostCard } from './ports.ts';

/** Who acts, when, and by which post: as it is stored permanently in the history. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly principals: readonly string[];
  readonly posts: readonly PostCard[];
  readonly requestId: string;
  readonly now: Instant;
  readonly today: CivilDate;
}

/**
 * The caller as an actor, with name and posts as they are at this moment: read in the transaction
 * of the act, so that an order of acting which ended a second ago gives no key any more.
 */
export async function actorOf(
  deps: Dependencies,
  tx: Handle,
  context: SignedContext,
): Promise<Actor> {
  const now = deps.platform.clock.now().toISOString();
  const today = civilDateAt(now);
  const [card] = await deps.organisation.personCard(tx, [context.caller.id]);
  if (!card) throw new AppError('platform.unauthenticated');
  const posts = await deps.organisation.postsOf(tx, context.caller.id, today);
  const { id } = context.caller;
  return {
    id,
    name: card.name,
    principals: await keysNow(deps, tx, context, posts),
    posts,
    requestId: context.requestId,
    now,
    today,
  };
}

/** A program holds no post: its keys are those that it was given with its unit. */
async function keysNow(
  { organisation }: Dependencies,
  tx: Handle,
  { caller }: SignedContext,
  posts: readonly PostCard[],
): Promise<readonly string[]> {
  if (caller.program) return caller.principals;
  const secretKeys = await organisation.secretKeys(tx, caller.id);
  const own = [personPrincipal(caller.id), ...posts.flatMap(keysOfPost)];
  // From no post: a line of the settings lets the person give numbers of a unit.
  const numbers = caller.principals.filter((key) => key.startsWith('number:'));
  return [...new Set([...own, ...secretKeys, ...numbers, everyonePrincipal])];
}

/**
 * Title of the post by which the actor acts for a key, with its acting phrase.
 *
 * @param principal `head:<unit>` names the post with that duty; `p:<person>` the first post held
 */
export function postTitleFor(actor: Actor, principal: string): string {
  const fits = actor.posts.filter((post) => `${post.duty}:${post.servesUnitId}` === principal);
  return linesOf(fits[0] ?? actor.posts[0] ?? null).join(' ');
}

/**
 * A post as printed under a name: one post per row, each with the phrase that leads to the next.
 */
export function linesOf(post: PostCard | null): readonly string[] {
  if (!post) return [];
  if (post.acting) return post.acting.lines;
  return [post.actingPhrase ? `${post.actingPhrase} ${post.title}` : post.title];
}
