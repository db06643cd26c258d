import { readLiveEvent, socketDefaults } from '@sarn/kernel';
import type { HeardChange } from '@sarn/kernel';
import type { io, Socket } from 'socket.io-client';
import { readStored } from '../storage.ts';

/** `off` before the start; `again` is emitted by `useLiveAgain` after a reconnection. */
export type LiveState = 'off' | 'connected' | 'reconnecting' | 'error';

type Handler = (payload: unknown) => void;

let socket: Socket | null = null;
let state: LiveState = 'off';
const stateListeners = new Set<() => void>();
const againListeners = new Set<() => void>();
const handlers = new Map<string, Set<Handler>>();
const changeListeners = new Set<(change: HeardChange) => void>();

function become(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of stateListeners) listener();
}

/** Messages about the connection in the browser's log (specification §8). */
export const liveMessages = {
  connected: 'Socket is Connected',
  reconnecting: 'Socket is reconnecting...',
  connectError: 'Socket Connect Error',
  neverConnected: 'Can not Connect Server !',
  error: 'An Error Occurred',
} as const;

type Connect = typeof io;

/** Loads the maker of connections: no first page waits for it. */
const loadConnect = async (): Promise<Connect> => (await import('socket.io-client')).io;

/**
 * Begins to load what connects. The sooner the connection is there, the fewer changes between the first
 * answers and it are missed: call this before the server is asked who is signed in.
 */
export function prepareLive(): void {
  // `startLive` asks for the same again, and tells of a failure.
  loadConnect().catch(() => undefined);
}

/** The start that counts; null when the connection is stopped. */
let started: object | null = null;

/**
 * Connects with the stored token; a second call before `stopLive` changes nothing.
 * @param load another maker of the connection, for tests
 */
export function startLive(load: () => Promise<Connect> = loadConnect): void {
  if (started) return;
  const own = {};
  started = own;
  const begin = async (): Promise<void> => {
    const connect = await load().catch((error: unknown) => {
      console.warn('the live connection could not be loaded', error);
      return null;
    });
    if (started !== own) return;
    if (connect) return open(connect);
    // As for a server that does not answer: told, and tried again.
    console.info(liveMessages.neverConnected);
    become('error');
    setTimeout(() => started === own && void begin(), socketDefaults.reconnectionDelayMaxMs);
  };
  void begin();
}

function open(connect: Connect): void {
  const base = new URL(document.baseURI);
  const made = connect(base.origin, {
    path: `${base.pathname}socket.io`,
    transports: ['websocket'],
    auth: (give) => give({ token: readStored('sarn_token') }),
    reconnectionDelay: socketDefaults.reconnectionDelayMs,
    reconnectionDelayMax: socketDefaults.reconnectionDelayMaxMs,
    randomizationFactor: socketDefaults.randomizationFactor,
    timeout: socketDefaults.timeoutMs,
  });
  let hasBeenConnected = false;
  const log = (message: keyof typeof liveMessages) => console.info(liveMessages[message]);
  made.on('connect', () => {
    log('connected');
    become('connected');
    // Changes while the connection was down are unknown: pages that show live data fetch it again.
    if (hasBeenConnected) for (const listener of againListeners) listener();
    hasBeenConnected = true;
  });
  made.on('disconnect', () => become('reconnecting'));
  // Errors of the connection are only logged; the notice above the page explains them.
  made.on('connect_error', () => {
    log(hasBeenConnected ? 'connectError' : 'neverConnected');
    become(hasBeenConnected ? 'reconnecting' : 'error');
  });
  made.io.on('reconnect_attempt', () => log('reconnecting'));
  made.io.on('error', () => log('error'));
  made.onAny((event: string, payload: unknown) => {
    for (const handler of handlers.get(event) ?? []) handler(payload);
    const change = readLiveEvent(event, payload);
    if (change) for (const listener of changeListeners) listener(change);
  });
  socket = made;
}

/** Disconnects, at sign-out. */
export function stopLive(): void {
  started = null;
  socket?.disconnect();
  socket = null;
  become('off');
}

/** Listens to a server event, before or after the start. @returns removes the handler */
export function onLive(event: string, handler: Handler): () => void {
  const known = handlers.get(event) ?? new Set<Handler>();
  handlers.set(event, known.add(handler));
  return () => void known.delete(handler);
}

/** Listens for changes, by whichever event they are sent. */
export function onChange(listener: (change: HeardChange) => void): () => void {
  changeListeners.add(listener);
  return () => void changeListeners.delete(listener);
}

/** Listens for reconnections. */
export function onLiveAgain(listener: () => void): () => void {
  againListeners.add(listener);
  return () => void againListeners.delete(listener);
}

/** The state of the connection, for `useSyncExternalStore`. */
export const liveState = {
  get: (): LiveState => state,
  subscribe: (listener: () => void): (() => void) => {
    stateListeners.add(listener);
    return () => void stateListeners.delete(listener);
  },
};
