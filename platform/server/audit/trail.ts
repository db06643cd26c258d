import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { openAnchors } from './anchor.ts';
import { createSealer } from './sealer.ts';
import type { Sealer } from './sealer.ts';
import { verifyTrail } from './verify.ts';
import type { AuditVerdict, VerifyOptions } from './verify.ts';

/** The chain of the audit trail as a whole. */
export interface AuditTrail extends Sealer {
  /** Seals the rows that wait, then reads the whole chain once and compares. */
  verify(onProgress?: VerifyOptions['onProgress']): Promise<AuditVerdict>;
  /**
   * Moves the anchors kept outside the database aside and begins anew from the existing chain:
   * after the database was restored from a backup.
   */
  renewAnchors(): Promise<void>;
}

export interface TrailTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where the ends of the chain are kept: outside the database. */
  readonly dataDir: string;
}

export function createAuditTrail({ dataDir, ...tools }: TrailTools): AuditTrail {
  const anchors = openAnchors(dataDir);
  const sealer = createSealer({ ...tools, anchors });
  return {
    ...sealer,
    async verify(onProgress) {
      // Read before sealing: an end written later may be beyond the part of the chain read here.
      const known = await anchors.all();
      await sealer.seal();
      return verifyTrail(tools.db, { anchors: known, ...(onProgress ? { onProgress } : {}) });
    },
    renewAnchors: () => anchors.renew(tools.clock.now()),
  };
}
