/**
 * Turns of the signings of this process, so that each of them comes to its end: a signing whose number was given to
 * another one is made anew while no other one is recorded. Without that, who signs alone would be overtaken by every
 * document of a batch until the batch is over.
 */
export function createSigningTurns() {
  let last: Promise<void> = Promise.resolve();
  return {
    /** Resolves when no signing is made anew. */
    async free(): Promise<void> {
      for (let known: Promise<void> | undefined; known !== last;) {
        known = last;
        await known;
      }
    },
    /** Does the work after those that came before, while the others wait. */
    alone<T>(work: () => Promise<T>): Promise<T> {
      const turn = last.then(work);
      last = turn.then(
        () => undefined,
        () => undefined,
      );
      return turn;
    },
  };
}

export type SigningTurns = ReturnType<typeof createSigningTurns>;
