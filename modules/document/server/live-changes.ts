import { everyonePrincipal } from '@sarn/organisation/contract';
import { tellChange, tellChangeToAll } from '@sarn/platform-server';
import type { Platform, Tx } from '@sarn/platform-server';
import { listReaderKeys } from './access.store.ts';
import type { NotificationPort, OrganisationPort } from './ports.ts';

/** Tells open pages which document changed. */
export interface LiveChanges {
  /** After the commit, whoever may then read the document is told that it changed. */
  document(tx: Tx, documentId: string): void;
  /** After the commit these people look again at all that depends on what they may read or do. */
  access(tx: Tx, personIds: readonly string[]): void;
  /** When everybody has been told of what was committed until now. */
  settled(): Promise<void>;
}

/**
 * The readers of a document are looked up after the commit, outside of the transaction: no act
 * waits for it, and who may no longer read it does not get its id. A document that changes again
 * before its readers were looked up is told once.
 */
export function createLiveChanges(
  { db, live, log }: Pick<Platform, 'db' | 'live' | 'log'>,
  organisation: Pick<OrganisationPort, 'peopleForHolders'>,
): LiveChanges {
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;

  const tellReaders = async (id: string): Promise<void> => {
    const keys = await listReaderKeys(db, id);
    const change = { kind: 'document', id } as const;
    if (keys.includes(everyonePrincipal)) return tellChangeToAll(live, change);
    tellChange(live, await organisation.peopleForHolders(db, keys), change);
  };
  const tellAll = async (): Promise<void> => {
    // A set is walked in the order of its entries, those added meanwhile included.
    for (const id of waiting) {
      waiting.delete(id);
      await tellReaders(id).catch((error: unknown) =>
        log.error({ err: error, documentId: id }, 'readers of a changed document were not told'),
      );
    }
    running = null;
  };
  return {
    document(tx, documentId) {
      tx.afterCommit(() => {
        if (!live.isHeard()) return;
        waiting.add(documentId);
        // Not at once: one transaction may name the document several times.
        running ??= Promise.resolve().then(tellAll);
      });
    },
    access(tx, personIds) {
      if (personIds.length === 0) return;
      tx.afterCommit(() => tellChange(live, personIds, { kind: 'access' }));
    },
    settled: () => running ?? Promise.resolve(),
  };
}

/** Who loses news of a document because of what that person may read looks at everything again. */
export function tellingAccess(
  notifications: NotificationPort,
  changes: Pick<LiveChanges, 'access'>,
): NotificationPort {
  return {
    ...notifications,
    async withdraw(tx, about) {
      await notifications.withdraw(tx, about);
      changes.access(tx, about.personIds ?? []);
    },
  };
}
