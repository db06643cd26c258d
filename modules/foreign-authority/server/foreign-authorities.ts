import type { Handle, Tx } from '@sarn/platform-server';
import type { Deps } from './dependencies.ts';
import { beginForeignRun } from './evidence.ts';
import type { ForeignRun } from './evidence.ts';
import { foreignAnswers, foreignBetween, foreignLists, foreignRoots } from './trust.ts';

/** What other modules ask of the authorities that are not the agency's own. */
export interface ForeignAuthorities {
  /** Gets evidence for signatures, and asks each address once. No transaction may be open. */
  readonly beginRun: () => Promise<ForeignRun>;
  /** Roots by which signatures are judged, DER. */
  readonly roots: (h: Handle) => Promise<Uint8Array[]>;
  /** Authorities below a root that are known, DER. */
  readonly between: (h: Handle) => Promise<Uint8Array[]>;
  /** Revocation lists that are sent to whoever verifies a file, DER; 512 kB together at most. */
  readonly lists: (h: Handle) => Promise<Uint8Array[]>;
  /** OCSP answers of revoked certificates that are sent to whoever verifies a file, DER; 128 kB together at most. */
  readonly answers: (h: Handle) => Promise<Uint8Array[]>;
  /** Told in the transaction in which an authority or a list was added. */
  readonly onAdded: ((tx: Tx) => void)[];
}

export const foreignAuthorities = (deps: Deps): ForeignAuthorities => ({
  beginRun: () => beginForeignRun(deps),
  ...{
    roots: foreignRoots,
    between: foreignBetween,
    lists: foreignLists,
    answers: foreignAnswers,
    onAdded: [],
  },
});
