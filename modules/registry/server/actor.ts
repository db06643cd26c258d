import { AppError, civilDateAt } from '@sarn/kernel';
import type { CivilDate, Instant } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { Desk } from './desk.ts';
import type { PostCard } from './ports.ts';

/** Who acts, when, and by which post: as it will stand in the history for ever. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly holders: readonly string[];
  readonly posts: readonly PostCard[];
  readonly requestId: string;
  readonly now: Instant;
  readonly today: CivilDate;
}

/** The caller as an actor, with name and posts as they are today. */
export async function actorOf(desk: Desk, tx: Tx, context: SignedContext): Promise<Actor> {
  const now = desk.platform.clock.now().toISOString();
  const today = civilDateAt(now);
  const [card] = await desk.organisation.personCard(tx, [context.caller.id]);
  if (!card) throw new AppError('platform.unauthenticated');
  return {
    id: context.caller.id,
    name: card.name,
    holders: context.caller.holders,
    posts: await desk.organisation.postsOf(tx, context.caller.id, today),
    requestId: context.requestId,
    now,
    today,
  };
}

/**
 * Title of the post by which the actor acts for a key, with its acting phrase.
 *
 * @param holder `head:<unit>` names the post with that duty; `p:<person>` the first post held
 * @param postId the post the actor chose, where several would do
 */
export function postTitleFor(actor: Actor, holder: string, postId?: string): string {
  const fits = actor.posts.filter((post) => `${post.duty}:${post.servesUnitId}` === holder);
  const chosen = actor.posts.find((post) => post.id === postId);
  const post =
    (chosen && (fits.length === 0 || fits.includes(chosen)) ? chosen : fits[0]) ?? actor.posts[0];
  if (!post) return '';
  return post.actingPhrase ? `${post.actingPhrase} ${post.title}` : post.title;
}
