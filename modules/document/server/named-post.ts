import type { TransitionRun } from './transition-run.ts';

/**
 * The person's own highest post, in which they are named; null for a person without an own post.
 */
export async function ownPostOf(run: TransitionRun, personId: string): Promise<string | null> {
  const posts = await run.deps.organisation.postsOf(run.tx, personId, run.actor.today);
  return posts.find((post) => !post.acting && post.actingPhrase === null)?.id ?? null;
}

/**
 * The post whose limitedDelegates find what the person is given. On classified documents only the named
 * people act, and nobody for them, so it is null there.
 */
export async function namedPostOf(run: TransitionRun, personId: string): Promise<string | null> {
  return run.subject.document.secrecy === 'normal' ? ownPostOf(run, personId) : null;
}
