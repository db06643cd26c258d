import { call } from '@sarn/platform-web';
import type { LoadOptions } from '@sarn/platform-web';
import { findChangeable } from '@sarn/correspondence/contract';
import type { PublicationKind } from '@sarn/document/contract';
import { useMemo } from 'react';
import { useTerms } from '@sarn/document/web';

/** Published documents that a document of the kind may change, found by typing. */
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
