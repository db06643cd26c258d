import type { PostCard } from '../ports.ts';

/**
 * Keys for which a post may act: those of its duty and its own, also where the power is limited.
 */
export function keysFitting({ id, duty, servesUnitId }: PostCard): string[] {
  return [`${duty}:${servesUnitId}`, `post:${id}`];
}

/** Keys under which work is found from a post. */
export function keysOfPost(post: PostCard): string[] {
  return post.acting?.isScoped ? [`d:${post.acting.delegationId}`] : keysFitting(post);
}
