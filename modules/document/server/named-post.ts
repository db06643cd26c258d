import type { Move } from './move.ts';

/** The person's own highest post, as which he is named; null for who sits on none. */
export async function ownPostOf(move: Move, personId: string): Promise<string | null> {
  const posts = await move.deps.organisation.postsOf(move.tx, personId, move.actor.today);
  return posts.find((post) => !post.acting && post.actingPhrase === null)?.id ?? null;
}

/**
 * The post whose substitutes find what the person is given. Classified papers are for those who
 * are named, and for nobody who only acts for them.
 */
export async function namedPostOf(move: Move, personId: string): Promise<string | null> {
  return move.subject.document.secrecy === 'normal' ? ownPostOf(move, personId) : null;
}
