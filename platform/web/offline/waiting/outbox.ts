import { ApiError, isUnreached } from '../../api/api-error.ts';
import { lineState, onLineBack } from '../line.ts';
import { withSendingLock } from './sending-lock.ts';
import type { Happened, WaitingAct, WaitingRefusal } from './waiting-act.ts';
import { openWaitingStore } from './waiting-store.ts';
import type { WaitingStore } from './waiting-store.ts';

/** What the application gives to the acts that wait. */
export interface OutboxPorts {
  readonly personId: string;
  /** Makes the call, with the id of the act as its Idempotency-Key. */
  readonly send: (act: WaitingAct) => Promise<unknown>;
  /** Whether this browser is signed in as that person now; asked before each call. */
  readonly isSignedIn: () => boolean;
  /** What others did since the person saw the subject of the act last. */
  readonly happenedSince: (act: WaitingAct) => Promise<readonly Happened[]>;
  readonly onSent: (act: WaitingAct) => void;
  readonly onRefused: (act: WaitingAct) => void;
}

export interface Outbox {
  readonly add: (act: WaitingAct) => Promise<void>;
  /** Takes an act back, or removes one that was refused. */
  readonly remove: (id: string) => Promise<void>;
  /** Sends what waits, in its order. */
  readonly send: () => Promise<void>;
  readonly close: () => void;
}

/** The server was reached and could not work: later again. */
const laterMs = 30_000;

let acts: readonly WaitingAct[] = [];
const listeners = new Set<() => void>();

function show(next: readonly WaitingAct[]): void {
  acts = next;
  for (const listener of listeners) listener();
}

/** The acts of the signed-in person that wait or were refused, for `useSyncExternalStore`. */
export const waitingActs = {
  get: (): readonly WaitingAct[] => acts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Opens the acts of the signed-in person that wait, and sends them whenever the line is there. */
export async function openOutbox(ports: OutboxPorts): Promise<Outbox> {
  const store = await openWaitingStore(ports.personId);
  const channel = new BroadcastChannel('sarn-waiting');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const reload = async () => {
    const all = await store.all();
    if (!isClosed) show(all);
  };
  const told = async () => {
    await reload();
    channel.postMessage(null);
  };
  channel.onmessage = () => void reload();
  const send = async () => {
    clearTimeout(timer);
    if (isClosed || lineState.get().isOff) return;
    const outcome = await withSendingLock(() => sendAll(store, ports, told));
    if (outcome === 'later' && !isClosed) timer = setTimeout(() => void send(), laterMs);
  };
  const stopBack = onLineBack(() => void send());
  await reload();
  return {
    add: async (act) => {
      await store.put(act);
      await told();
    },
    remove: async (id) => {
      await store.remove(id);
      await told();
    },
    send,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      stopBack();
      channel.close();
      store.close();
      show([]);
    },
  };
}

type Outcome = 'done' | 'stopped' | 'later';

async function sendAll(
  store: WaitingStore,
  ports: OutboxPorts,
  told: () => Promise<void>,
): Promise<Outcome> {
  for (const { id, refusal } of await store.all()) {
    if (refusal) continue;
    if (!ports.isSignedIn()) return 'stopped';
    // Read again: it may have been taken back while the one before it was sent.
    const act = await store.change(id, (known) => ({ ...known, mayHaveArrived: true }));
    if (!act) continue;
    const outcome = await sendOne(act, store, ports);
    await told();
    if (outcome !== 'done') return outcome;
  }
  return 'done';
}

async function sendOne(act: WaitingAct, store: WaitingStore, ports: OutboxPorts): Promise<Outcome> {
  try {
    await ports.send(act);
  } catch (error) {
    if (isUnreached(error)) return 'stopped';
    if (!(error instanceof ApiError)) throw error;
    // The session has ended: the person signs in again, and then it is sent.
    if (error.status === 401) return 'stopped';
    if (error.status === 429 || error.status >= 500) return 'later';
    const refused = await store.change(act.id, (known) => ({
      ...known,
      refusal: refusalOf(error, []),
    }));
    if (!refused) return 'done';
    ports.onRefused(refused);
    // Told later, and only where it can be found out: the refusal itself is known already.
    const happened = await ports.happenedSince(act).catch(() => []);
    await store.change(act.id, (known) => ({ ...known, refusal: refusalOf(error, happened) }));
    return 'done';
  }
  await store.remove(act.id);
  ports.onSent(act);
  return 'done';
}

const refusalOf = (error: ApiError, happened: readonly Happened[]): WaitingRefusal => ({
  ...{ code: error.code, params: error.params, message: error.message },
  at: new Date().toISOString(),
  happened,
});
