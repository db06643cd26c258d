import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { WaitingAct } from './waiting-act.ts';

interface WaitingSchema extends DBSchema {
  acts: { key: string; value: WaitingAct; indexes: { personId: string } };
}

/** The acts of one person that wait on this device. */
export interface WaitingStore {
  /** In the order in which they were pressed. */
  readonly all: () => Promise<readonly WaitingAct[]>;
  readonly put: (act: WaitingAct) => Promise<void>;
  /** Changes an act that is still there. @returns the changed one; null when it was taken back */
  readonly change: (
    id: string,
    make: (act: WaitingAct) => WaitingAct,
  ) => Promise<WaitingAct | null>;
  readonly remove: (id: string) => Promise<void>;
  readonly close: () => void;
}

/** Opens the acts of a person, and removes those of anybody else. */
export async function openWaitingStore(personId: string): Promise<WaitingStore> {
  const db = await openDB<WaitingSchema>('sarn-waiting', 1, {
    upgrade: (made) => {
      made.createObjectStore('acts', { keyPath: 'id' }).createIndex('personId', 'personId');
    },
  });
  await removeOthers(db, personId);
  return {
    all: async () => {
      const acts = await db.getAllFromIndex('acts', 'personId', personId);
      return acts.toSorted((a, b) => (a.pressedAt < b.pressedAt ? -1 : 1));
    },
    put: async (act) => void (await db.put('acts', act)),
    change: async (id, make) => {
      const tx = db.transaction('acts', 'readwrite');
      const known = await tx.store.get(id);
      if (known) await tx.store.put(make(known));
      await tx.done;
      return known ? make(known) : null;
    },
    remove: (id) => db.delete('acts', id),
    close: () => db.close(),
  };
}

async function removeOthers(db: IDBPDatabase<WaitingSchema>, personId: string): Promise<void> {
  const tx = db.transaction('acts', 'readwrite');
  for (const act of await tx.store.getAll()) {
    if (act.personId !== personId) await tx.store.delete(act.id);
  }
  await tx.done;
}
