import { lineState } from '../line.ts';
import { openOutbox, waitingActs } from './outbox.ts';
import type { Outbox, OutboxPorts } from './outbox.ts';
import type { WaitingAct } from './waiting-act.ts';

/** What is known of an act when it is pressed. */
export type PressedAct = Omit<WaitingAct, 'personId' | 'pressedAt' | 'mayHaveArrived' | 'refusal'>;

let personId = '';
let opened: Promise<Outbox | null> = Promise.resolve(null);

/** Opens the acts of the signed-in person that wait, in place of those of another. */
export function provideOutbox(ports: OutboxPorts): void {
  if (personId === ports.personId) return;
  void closeOutbox();
  personId = ports.personId;
  opened = openOutbox(ports).catch((failure: unknown) => {
    // A browser that forbids storage keeps no act: pressing it fails, and says so.
    console.warn('no act can wait for the line', failure);
    return null;
  });
  void sendWaiting();
}

/** At sign-out: what waits stays on the device, and no tab shows or sends it. */
export async function closeOutbox(): Promise<void> {
  const closing = opened;
  personId = '';
  opened = Promise.resolve(null);
  (await closing)?.close();
}

/**
 * Keeps an act until the line is back.
 *
 * @param mayHaveArrived it was sent, and no answer came
 * @returns false where this browser can keep nothing
 */
export async function keepWaiting(act: PressedAct, mayHaveArrived: boolean): Promise<boolean> {
  const outbox = await opened;
  if (!outbox) return false;
  const pressedAt = new Date().toISOString();
  await outbox.add({ ...act, personId, pressedAt, mayHaveArrived, refusal: null });
  // The line may have come back meanwhile.
  if (!lineState.get().isOff) void outbox.send();
  return true;
}

/** Takes an act back, or removes one that was refused. */
export async function takeBack(id: string): Promise<void> {
  await (await opened)?.remove(id);
}

/** Removes all that waits, where its person wants that at sign-out. */
export async function takeBackAll(): Promise<void> {
  for (const { id } of waitingActs.get()) await takeBack(id);
}

/** Sends what waits: the line is back, or the session. */
export async function sendWaiting(): Promise<void> {
  await (await opened)?.send();
}
