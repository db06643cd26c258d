import type { AuditTrail, Platform } from '@sarn/platform-server';
import type { PhraseBook } from './phrase-book.ts';
import type { AuditNeeds } from './ports.ts';

/** Dependencies of the services of this module. */
export interface AuditDependencies extends Omit<AuditNeeds, 'words'> {
  readonly platform: Platform;
  readonly trail: AuditTrail;
  readonly book: PhraseBook;
}
