import { call } from '@sarn/platform-web';
import type { LoadOptions } from '@sarn/platform-web';
import { addReference, listReferences, removeReference } from '../contract/index.ts';
import { searchDocuments } from '@sarn/search/contract';
import type { FoundRow } from '@sarn/search/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTerms } from '@sarn/document/web';

// Below the key 'registry', so that live updates of documents reload these queries too.
const keyOf = (documentId: string) => ['registry', 'reference', documentId] as const;

export function useReferences(documentId: string) {
  return useQuery({
    queryKey: keyOf(documentId),
    queryFn: ({ signal }) => call(listReferences, { documentId }, { signal }),
  });
}

/** Links the document to an earlier one, or takes such a link back. */
export function useChangeReference(documentId: string, change: 'add' | 'remove') {
  const client = useQueryClient();
  const endpoint = change === 'add' ? addReference : removeReference;
  return useMutation({
    mutationFn: (refersTo: string) => call(endpoint, { documentId, refersTo }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['registry'] }),
  });
}

/** Documents the reader may link to, while typing; the document itself is not among them. */
export function useFindDocument(documentId: string): LoadOptions {
  const term = useTerms();
  return useCallback(
    async (text, signal) => {
      if (text.trim() === '') return [];
      const { rows } = await call(searchDocuments, { search: text, size: 20 }, { signal });
      const hintOf = ({ kindTerm, letterNo, receiveNo, sender }: FoundRow) =>
        [term(kindTerm), receiveNo || letterNo, sender].filter(Boolean).join(' · ');
      return rows
        .filter((row) => row.documentId !== documentId)
        .map((row) => ({ value: row.documentId, label: row.title, hint: hintOf(row) }));
    },
    [documentId, term],
  );
}
