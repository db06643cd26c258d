import {
  appointSecretRegistrar,
  endClearance,
  endSecretRegistrar,
  giveClearance,
  listClearances,
} from '@sarn/organisation/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call, useWords } from '@sarn/platform-web';
import {
  breakGlass,
  classify,
  nameReader,
  openSecret,
  secretControl,
  secretOf,
  secretDocuments,
  unnameReader,
} from '@sarn/classification/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { secretWords } from './words/classification-words.ts';

const root = ['registry', 'secret'] as const;
const trust = ['identity', 'clearances'] as const;

export function useSecretOf(documentId: string) {
  return useQuery({
    queryKey: [...root, 'of', documentId],
    queryFn: ({ signal }) => call(secretOf, { documentId }, { signal }),
    retry: false,
  });
}

/**
 * Whether the reader may keep the files of a document; of a classified one only if named with that
 * right.
 */
export function useMayKeep({ id, secrecy }: { readonly id: string; readonly secrecy: string }) {
  const { data } = useSecretOf(id);
  return secrecy === 'normal' || data?.mayDownload === true;
}

/**
 * The message above pages that the reader may only view: why they are pictures, and whom to ask for
 * a copy. Undefined where the reader may keep the files, and until the rights are known.
 */
export function useViewOnlyNote({
  id,
  secrecy,
}: {
  readonly id: string;
  readonly secrecy: string;
}) {
  const say = useWords(secretWords);
  const { data } = useSecretOf(id);
  if (secrecy === 'normal' || !data || data.mayDownload) return undefined;
  if (data.mayName) return `${say('pictures.why')} ${say('pictures.self')}`;
  const names = data.keepers.join(', ') || say('pictures.keepers');
  return `${say('pictures.why')} ${say('pictures.ask', { names })}`;
}

export function useSecretDocuments(page: number) {
  return useQuery({
    queryKey: [...root, 'documents', page],
    queryFn: ({ signal }) => call(secretDocuments, { page }, { signal }),
  });
}

export function useSecretControl(unitId: string, year: number) {
  return useQuery({
    queryKey: [...root, 'control', unitId, year],
    queryFn: ({ signal }) => call(secretControl, { unitId, year }, { signal }),
    enabled: unitId !== '',
  });
}

/** Fetches everything of the registry again, because rights changed. */
function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['registry'] });
}

export function useOpenSecret() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof openSecret>) => call(openSecret, sent),
    onSuccess: useLookAgain(),
  });
}

export function useNameReader() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof nameReader>) => call(nameReader, sent),
    onSuccess: useLookAgain(),
  });
}

export function useUnnameReader() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof unnameReader>) => call(unnameReader, sent),
    onSuccess: useLookAgain(),
  });
}

export function useClassify() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof classify>) => call(classify, sent),
    onSuccess: useLookAgain(),
  });
}

export function useBreakGlass() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof breakGlass>) => call(breakGlass, sent),
    onSuccess: useLookAgain(),
  });
}

export function useClearances() {
  return useQuery({
    queryKey: trust,
    queryFn: ({ signal }) => call(listClearances, {}, { signal }),
  });
}

function useTrustAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: trust });
}

export function useGiveClearance() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof giveClearance>) => call(giveClearance, sent),
    onSuccess: useTrustAgain(),
  });
}

export function useAppointRegistrar() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof appointSecretRegistrar>) =>
      call(appointSecretRegistrar, sent),
    onSuccess: useTrustAgain(),
  });
}

/** Ends a clearance or an appointment. */
export function useEndTrust() {
  return useMutation({
    mutationFn: ({ of, ...sent }: { of: 'clearance' | 'registrar'; id: string; reason: string }) =>
      of === 'clearance' ? call(endClearance, sent) : call(endSecretRegistrar, sent),
    onSuccess: useTrustAgain(),
  });
}
