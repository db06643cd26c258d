import { changedEvent, changedVersion } from '@sarn/kernel';
import type { SentChange } from '@sarn/kernel';
import type { io } from 'socket.io-client';
import { act } from '@testing-library/react';
import { startLive, stopLive } from './live.ts';

/** Opens a live connection over which the test tells of changes, as the server does. */
export async function openLive(): Promise<{
  readonly tell: (change: SentChange) => void;
  /** Any other event. */
  readonly say: (event: string, payload: object) => void;
  readonly close: () => void;
}> {
  const opened = Promise.withResolvers<(event: string, payload: unknown) => void>();
  const none = () => undefined;
  const line = {
    ...{ on: none, io: { on: none }, disconnect: none },
    onAny: (heard: (event: string, payload: unknown) => void) => opened.resolve(heard),
  };
  startLive(async () => (() => line) as unknown as typeof io);
  const heard = await opened.promise;
  return {
    tell: (change) => act(() => heard(changedEvent, { ...change, v: changedVersion })),
    say: (event, payload) => act(() => heard(event, payload)),
    close: stopLive,
  };
}
