import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type {
  AuthorityRole,
  CertificateAct,
  CertificateOrigin,
  CertificateState,
  ListIssuer,
  RequestState,
  RevocationReason,
} from '../contract/index.ts';
import type { CertificateTables } from './certificate.tables.gen.ts';

type Tables = NarrowTables<
  CertificateTables,
  {
    authority_certificate: { role: AuthorityRole };
    certificate_request: { state: RequestState };
    person_certificate: {
      origin: CertificateOrigin;
      state: CertificateState;
      revocation_code: RevocationReason | 'certificateHold' | null;
    };
    certificate_event: { act: CertificateAct };
    revocation_list: { issuer: ListIssuer };
  }
>;

/** The query builder over the tables that this module owns. */
export const certificateTables = tablesOf<Tables>();
