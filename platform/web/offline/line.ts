import { provideLineWatch } from '../api/line-watch.ts';
import type { WatchedCall } from '../api/line-watch.ts';

/**
 * Whether the server is reached. The browser alone cannot say: it calls itself online in any network.
 * So failed calls, slow calls and the live connection raise a doubt, and one small call decides.
 */
export interface LineState {
  readonly isOff: boolean;
  /** The moment when the server was not reached any more, ISO 8601 in UTC; null while it is reached. */
  readonly since: string | null;
  /** The server is being tried now. */
  readonly isTrying: boolean;
}

/** Whether the server answers. Rejects and answers false alike where it does not. */
type Probe = (signal: AbortSignal) => Promise<boolean>;

/** The server is not reached when it has not answered the small call after this time. */
const probeMs = 5_000;
/** A call that is not answered after this time raises a doubt, and again after each such time. */
export const slowMs = 8_000;
/** Between two tries while the line is off; the last one is repeated. */
const pausesMs = [2_000, 4_000, 8_000, 15_000] as const;

const on: LineState = { isOff: false, since: null, isTrying: false };

let state = on;
let probe: Probe | null = null;
let running: Promise<void> | null = null;
/** The line changed while it was being tried: that try may have been answered before the change. */
let isAnotherDue = false;
/** When the last try failed, of `performance.now()`. */
let foundOffAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
const listeners = new Set<() => void>();
const backListeners = new Set<() => void>();

function become(next: LineState): void {
  const isBack = state.isOff && !next.isOff;
  state = next;
  for (const listener of listeners) listener();
  if (isBack) for (const listener of backListeners) listener();
}

/** The state of the line, for `useSyncExternalStore`. */
export const lineState = {
  get: (): LineState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Calls back when the server is reached again. @returns removes the listener */
export function onLineBack(listener: () => void): () => void {
  backListeners.add(listener);
  return () => void backListeners.delete(listener);
}

/**
 * From now on doubts are decided by this call. Before it the line counts as on: the sign-in pages
 * show the failure of each call by itself.
 *
 * @returns ends it
 */
export function startProbing(ask: Probe): () => void {
  probe = ask;
  provideLineWatch({ reached: noteReached, doubt: doubtLine, watch: watchCall });
  return () => {
    probe = null;
    provideLineWatch(null);
    clearTimeout(timer);
    tries = 0;
    state = on;
  };
}

/**
 * The server has answered a call. One that was sent before the line was found off says nothing: its
 * answer may have been on the way.
 *
 * @param sentAt of `performance.now()`
 */
export function noteReached(sentAt: number): void {
  if (state.isOff && sentAt < foundOffAt) return;
  clearTimeout(timer);
  tries = 0;
  if (state.isOff) become(on);
}

/** There is a reason to think that the server is not reached: it is tried. */
export function doubtLine(): void {
  if (!running) void tryLine();
}

/** Tries now whether the server is reached. While a try is running, another one follows it. */
export function tryLine(): Promise<void> {
  if (running) isAnotherDue = true;
  running ??= lookUntilSure().finally(() => {
    running = null;
  });
  return running;
}

async function lookUntilSure(): Promise<void> {
  isAnotherDue = false;
  await look();
  if (isAnotherDue) await lookUntilSure();
}

async function look(): Promise<void> {
  const ask = probe;
  if (!ask) return;
  clearTimeout(timer);
  const began = new Date().toISOString();
  become({ ...state, isTrying: true });
  const isReached = await isAnswered(ask);
  if (probe !== ask) return;
  if (isReached) {
    tries = 0;
    become(on);
    return;
  }
  foundOffAt = performance.now();
  become({ isOff: true, since: state.since ?? began, isTrying: false });
  timer = setTimeout(doubtLine, pausesMs[Math.min(tries, pausesMs.length - 1)]);
  tries += 1;
}

async function isAnswered(ask: Probe): Promise<boolean> {
  const limit = new AbortController();
  const limitTimer = setTimeout(() => limit.abort(), probeMs);
  try {
    return await ask(limit.signal);
  } catch {
    // Any failure of this call means the same: not reached.
    return false;
  } finally {
    clearTimeout(limitTimer);
  }
}

/**
 * Watches one call: when it is slow the line is tried, and when the line is found off a call that
 * may be repeated is given up, so that nobody waits for an answer that cannot come.
 */
export function watchCall(
  given: AbortSignal | undefined,
  mayGiveUp: boolean,
): WatchedCall & { readonly signal: AbortSignal } {
  const own = new AbortController();
  let isGivenUp = false;
  const forward = () => own.abort(given?.reason);
  if (given?.aborted) forward();
  given?.addEventListener('abort', forward);
  const slow = setInterval(doubtLine, slowMs);
  const stop = lineState.subscribe(() => {
    if (!state.isOff || !mayGiveUp) return;
    isGivenUp = true;
    own.abort();
  });
  return {
    signal: own.signal,
    isGivenUp: () => isGivenUp,
    end: () => {
      clearInterval(slow);
      stop();
      given?.removeEventListener('abort', forward);
    },
  };
}
