/** A repeated statement as the database knows it. */
export interface Paced {
  readonly name: string;
  /** How long it keeps a connection, on the average of late. */
  readonly ms: number;
}

/** How long statements keep a connection, learned from those that were sent. */
export interface Pace {
  /** @param ms from the moment its connection was free for it until its answer was whole */
  note(statement: { readonly name: string; readonly text: string }, ms: number): void;
  /** @returns undefined for what changes something, takes long, or was never noted */
  shortRead(text: string): Paced | undefined;
}

/**
 * A list or a count takes 0.1 to 3 ms, a search up to some hundred. The time is that of this
 * process, which may be late in looking: the bound lies well above the one and below the other.
 */
const shortMs = 5;
/** Weight of the newest: what was held up once is not long, what has grown long soon is. */
const weight = 0.1;

/** Holds as many as there are names: few. */
export function createPace(): Pace {
  const known = new Map<string, { readonly name: string; ms: number; readonly isRead: boolean }>();
  return {
    note: ({ name, text }, ms) => {
      const found = known.get(text);
      if (found) found.ms += (ms - found.ms) * weight;
      else known.set(text, { name, ms, isRead: isPlainRead(text) });
    },
    shortRead: (text) => {
      const found = known.get(text);
      return found?.isRead && found.ms < shortMs ? found : undefined;
    },
  };
}

const reading = /^\s*(?:select|with)\b/i;
const changing =
  /\b(?:insert|update|delete|merge|share|into|nextval|setval|set_config|pg_notify|pg_\w*lock\w*)\b/i;

/** Whether a text only reads, as far as it tells: it never waits for the lock of a row. */
const isPlainRead = (text: string): boolean => reading.test(text) && !changing.test(text);
