import { everyonePrincipal } from '@sarn/organisation/contract';
import { tellChange, tellChangeToAll } from '@sarn/platform-server';
import type { Platform, Tx } from '@sarn/platform-server';
import { listReaderKeys } from './access.store.ts';
import type { NotificationPort, OrganisationPort } from './ports.ts';

/** Tells open pages which document changed. */
export interface LiveChanges {
  /** After the commit, whoever may then read the document is told that it changed. */
  document(tx: Tx, documentId: string): void;
  /**
   * After the commit these people load again everything that depends on what they may read or do.
   */
  access(tx: Tx, personIds: readonly string[]): void;
  /** Resolves when everybody has been told of what was committed until now. */
  settled(): Promise<void>;
}

/**
 * The readers of a document are looked up after the commit, outside of the transaction: no act
 * waits for it, and people who may no longer read it do not get its id. A document that changes
 * again before its readers were looked up is told once.
 */
export function createLiveChanges(
  { db, live, log }: Pick<Platform, 'db' | 'live' | 'log'>,
  organisation: Pick<OrganisationPort, 'peopleForPrincipals'>,
): LiveChanges {
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;

  const tellReaders = async (id: string): Promise<void> => {
    const keys = await listReaderKeys(db, id);
    const change = { kind: 'document', id } as const;
    if (keys.includes(everyonePrincipal)) return tellChangeToAll(live, change);
    tellChange(live, await organisation.peopleForPrincipals(db, keys), change);
  };
  const tellAll = async (): Promise<void> => {
    // A set is walked in the order of insertion, and entries added meanwhile are included.
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
        // Deferred, because one transaction may name the document several times.
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

/**
 * A person whose notices of a document are withdrawn because of what they may read loads everything
 * again.
 */
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
