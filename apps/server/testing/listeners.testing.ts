import type { Socket } from 'socket.io-client';
import { accounts } from './agency.testing.ts';
import { allArrived, listen } from './silence.testing.ts';
import type { TestInstance } from './test-instance.testing.ts';

/** A live connection for every account; the events of each are kept. */
export class Listeners {
  readonly heard: { readonly account: string; readonly text: string }[] = [];
  private readonly sockets: Socket[] = [];
  private readonly stand: TestInstance;

  constructor(instance: TestInstance) {
    this.stand = instance;
  }

  async open(): Promise<void> {
    for (const account of accounts) {
      const keep = (text: string) => void this.heard.push({ account, text });
      this.sockets.push(await listen(this.stand, account, keep));
    }
  }

  allArrived = (): Promise<void> => allArrived(this.stand, this.sockets);

  /** Every event so far went to a person who could read the document at that time. */
  async forget(): Promise<void> {
    await this.allArrived();
    this.heard.length = 0;
  }

  close(): void {
    for (const socket of this.sockets) socket.disconnect();
  }
}

/** Opens a live connection for every account. */
export async function listenAll(instance: TestInstance): Promise<Listeners> {
  const listeners = new Listeners(instance);
  await listeners.open();
  return listeners;
}
