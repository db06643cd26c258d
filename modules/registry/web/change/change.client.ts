import { call } from '@sarn/platform-web';
import type { LoadOptions } from '@sarn/platform-web';
import { findChangeable } from '@sarn/registry/contract';
import type { PublicationKind } from '@sarn/registry/contract';
import { useMemo } from 'react';
import { useTerms } from '../term.ts';

/** Published papers that a paper of the kind may change, found by typing. */
export function useFindChangeable(kind: PublicationKind): LoadOptions {
  const term = useTerms();
  return useMemo(
    () => async (text, signal) => {
      const { rows } = await call(findChangeable, { kind, text }, { signal });
      return rows.map((row) => ({
        value: row.documentId,
        label: row.title,
        hint: `${term(row.kindTerm)} ${row.letterNo}`,
      }));
    },
    [kind, term],
  );
}
