import type { TransitionRun } from './transition-run.ts';

/** The person's own highest post, as which he is named; null for who sits on none. */
export async function ownPostOf(run: TransitionRun, personId: string): Promise<string | null> {
  const posts = await run.deps.organisation.postsOf(run.tx, personId, run.actor.today);
  return posts.find((post) => !post.acting && post.actingPhrase === null)?.id ?? null;
}

/**
 * The post whose substitutes find what the person is given. Classified documents are for those who
 * are named, and for nobody who only acts for them.
 */
export async function namedPostOf(run: TransitionRun, personId: string): Promise<string | null> {
  return run.subject.document.secrecy === 'normal' ? ownPostOf(run, personId) : null;
}
