import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { RenewalRun, SignatureLevel, TimestampSourceKind } from '../contract/index.ts';
import type { FilledAfter, SealDrawing } from './seal/seal-fields.ts';
import type { SignatureTables } from './signature.tables.gen.ts';

/** How far an attempt came; one that was not recorded left the document untouched. */
export type SigningState = 'prepared' | 'sealed' | 'recorded' | 'failed';

type Tables = NarrowTables<
  SignatureTables,
  {
    document_signature: { level: 'B-B' | 'B-T' };
    agency_seal: { level: 'B-B' | 'B-T' | null; filled_after: FilledAfter; drawing: SealDrawing };
    signing_job: { state: SigningState };
    timestamp_setting: { source: TimestampSourceKind; level: SignatureLevel };
    signed_file: { level: SignatureLevel };
    renewal_run: { kind: RenewalRun['kind'] };
  }
>;

/** The query builder over the tables that this module owns. */
export const signatureTables = tablesOf<Tables>();
