/** What came of the newest text that was drawn. */
export type Drawn<P> =
  | { readonly pages: P; readonly error: null }
  | { readonly pages: null; readonly error: unknown };

interface Drawing<T> {
  /** Draws this text as soon as the one before is done; of several only the newest. */
  readonly draw: (text: T) => void;
  /** Draws the newest text once more where it could not be drawn. */
  readonly again: () => void;
  readonly end: () => void;
}

/**
 * Draws what somebody types, one call at a time: a slow server is asked less often, and a fast one at most
 * every `pauseMs`.
 */
export function createDrawing<T, P>(
  ask: (text: T) => Promise<P>,
  show: (drawn: Drawn<P>) => void,
  pauseMs: number,
): Drawing<T> {
  let next: { readonly text: T } | null = null;
  let failed: { readonly text: T } | null = null;
  let isRunning = false;
  let isEnded = false;
  const one = async (text: T): Promise<Drawn<P>> => {
    try {
      return { pages: await ask(text), error: null };
    } catch (error) {
      return { pages: null, error };
    }
  };
  const take = () => {
    const taken = isEnded ? null : next;
    next = null;
    return taken;
  };
  const run = async () => {
    isRunning = true;
    for (let taken = take(); taken; taken = take()) {
      const drawn = await one(taken.text);
      failed = drawn.pages === null ? taken : null;
      if (!isEnded) show(drawn);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    isRunning = false;
  };
  const draw = (text: T) => {
    next = { text };
    if (!isRunning) void run();
  };
  return {
    draw,
    again() {
      // A newer text is drawn anyway.
      if (failed && !next) draw(failed.text);
    },
    end() {
      isEnded = true;
    },
  };
}
