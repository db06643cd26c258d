import type { SentInputOf } from '@sarn/kernel';
import {
  destroySecretCopies,
  handSecretCopies,
  returnSecretCopies,
} from '@sarn/classification/contract';
import { listClassifiedCopies, makeClassifiedCopies } from '@sarn/printed-document/contract';
import { call, useWords } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { classifiedCopyWords } from './classified-copy-words.ts';

/** The numbered copies of a classified document; asked again when the document changed. */
export const useClassifiedCopies = (documentId: string, version: number) =>
  useQuery({
    queryKey: ['registry', 'printed', documentId, 'classified-copies', version],
    queryFn: ({ signal }) => call(listClassifiedCopies, { documentId }, { signal }),
  });

/** Enters numbered copies: list, history and control register are asked again. */
export function useMakeClassifiedCopies() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof makeClassifiedCopies>) =>
      call(makeClassifiedCopies, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['registry'] }),
  });
}

/** What can be recorded of copies that were made. */
export type CopyActKind = 'hand' | 'return' | 'destroy';

interface CopyAct {
  readonly act: CopyActKind;
  readonly common: SentInputOf<typeof returnSecretCopies>;
  readonly to: Pick<SentInputOf<typeof handSecretCopies>, 'personId' | 'heldBy'>;
  readonly end: Pick<
    SentInputOf<typeof destroySecretCopies>,
    'permittedBy' | 'committee' | 'certificate'
  >;
}

/** Records what became of copies: list, history and control register are asked again. */
export function useRecordCopies() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ act, common, to, end }: CopyAct) => {
      if (act === 'hand') return call(handSecretCopies, { ...common, ...to });
      if (act === 'return') return call(returnSecretCopies, common);
      return call(destroySecretCopies, { ...common, ...end });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: ['registry'] }),
  });
}

/** Says which numbers copies have. */
export function useNumbers() {
  const say = useWords(classifiedCopyWords);
  return ({ first, last }: { readonly first: number; readonly last: number }) =>
    say(first === last ? 'one' : 'many', { first, last });
}
