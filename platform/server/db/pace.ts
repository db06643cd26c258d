/** A repeated statement and how long it takes. */
export interface Paced {
  readonly name: string;
  /** How long it keeps a connection: a moving average in milliseconds. */
  readonly ms: number;
}

/** How long statements keep a connection, measured on those that were sent. */
export interface Pace {
  /** @param ms from when its connection was free for it until its answer was complete */
  note(statement: { readonly name: string; readonly text: string }, ms: number): void;
  /** @returns undefined for a statement that changes data, takes long, or was never noted */
  shortRead(text: string): Paced | undefined;
}

/**
 * A list or a count takes 0.1 to 3 ms, a search up to some hundred. The time is measured in this
 * process, which may notice an answer late: the limit is well between the two.
 */
const shortMs = 5;
/** Weight of the newest time: a single delay does not make a statement long, repeated ones do. */
const weight = 0.1;

/** Holds one entry per statement name, so there are few. */
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

/** Whether a text only reads, as far as its words show: it never waits for a row lock. */
const isPlainRead = (text: string): boolean => reading.test(text) && !changing.test(text);
