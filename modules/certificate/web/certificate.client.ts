import type { SentInputOf } from '@sarn/kernel';
import {
  askRenewal,
  suspendOwnCertificate,
  askCertificate,
  askCertificateInToken,
  bringCertificate,
  changeCertificate,
  changeIssuingSecret,
  changeSecret,
  decideCertificateRequest,
  exportCertifiedPeople,
  getAuthority,
  getCertifiedPerson,
  getOwnCertificate,
  getOwnRequestFile,
  importCertificate,
  listCertificateRequests,
  listCertifiedPeople,
  listTokens,
  lockAuthority,
  makeAuthority,
  protectAuthority,
  revokeOwnCertificate,
  setListDays,
  unlockAuthority,
  withdrawRequest,
} from '@sarn/certificate/contract';
import { call, download, saveBlob } from '@sarn/platform-web';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['certificate'] as const;

export function useOwnCertificate() {
  return useQuery({
    queryKey: [...root, 'mine'],
    queryFn: ({ signal }) => call(getOwnCertificate, {}, { signal }),
  });
}

/** Tokens that nobody else uses; asked for while the person chooses, because it takes its time. */
export function useTokens(isWanted: boolean) {
  return useQuery({
    queryKey: [...root, 'tokens'],
    enabled: isWanted,
    // One may have been attached since.
    staleTime: 0,
    queryFn: ({ signal }) => call(listTokens, {}, { signal }),
  });
}

export function useCertifiedPeople(ask: SentInputOf<typeof listCertifiedPeople>) {
  return useQuery({
    queryKey: [...root, 'people', ask],
    queryFn: ({ signal }) => call(listCertifiedPeople, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The list as an Excel file, narrowed and ordered as it is shown. */
export const usePeopleSheet = () =>
  useMutation({
    mutationFn: async (ask: SentInputOf<typeof exportCertifiedPeople>) => {
      const { blob, fileName } = await download(exportCertifiedPeople, ask);
      saveBlob(blob, fileName);
    },
  });

export function useCertificateRequests() {
  return useQuery({
    queryKey: [...root, 'requests'],
    queryFn: ({ signal }) => call(listCertificateRequests, {}, { signal }),
  });
}

export function useCertifiedPerson(personId: string) {
  return useQuery({
    queryKey: [...root, 'person', personId],
    queryFn: ({ signal }) => call(getCertifiedPerson, { personId }, { signal }),
  });
}

export function useAuthority() {
  return useQuery({
    queryKey: [...root, 'authority'],
    queryFn: ({ signal }) => call(getAuthority, {}, { signal }),
  });
}

/** A change; everything about certificates is looked at again, also after a refusal. */
function useChange<I, R>(send: (input: I) => Promise<R>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => cache.invalidateQueries({ queryKey: root }),
  });
}

type Of<E> = SentInputOf<E>;

export const useAsk = () =>
  useChange((sent: Of<typeof askCertificate>) => call(askCertificate, sent));
export const useAskInToken = () =>
  useChange((sent: Of<typeof askCertificateInToken>) => call(askCertificateInToken, sent));
export const useBring = () =>
  useChange((sent: Of<typeof bringCertificate>) => call(bringCertificate, sent));
export const useRequestFile = () =>
  useMutation({
    mutationFn: async () => {
      const { blob, fileName } = await download(getOwnRequestFile, {});
      saveBlob(blob, fileName);
    },
  });
export const useWithdraw = () =>
  useChange((sent: Of<typeof withdrawRequest>) => call(withdrawRequest, sent));
export const useChangeSecret = () =>
  useChange((sent: Of<typeof changeSecret>) => call(changeSecret, sent));
export const useImport = () =>
  useChange((sent: Of<typeof importCertificate>) => call(importCertificate, sent));
export const useSuspendOwn = () =>
  useChange((sent: Of<typeof suspendOwnCertificate>) => call(suspendOwnCertificate, sent));
export const useAskRenewal = () =>
  useChange((sent: Of<typeof askRenewal>) => call(askRenewal, sent));
export const useRevokeOwn = () =>
  useChange((sent: Of<typeof revokeOwnCertificate>) => call(revokeOwnCertificate, sent));
export const useDecide = () =>
  useChange((sent: Of<typeof decideCertificateRequest>) => call(decideCertificateRequest, sent));
export const useChangeCertificate = () =>
  useChange((sent: Of<typeof changeCertificate>) => call(changeCertificate, sent));
export const useMakeAuthority = () =>
  useChange((sent: Of<typeof makeAuthority>) => call(makeAuthority, sent));
export const useUnlockAuthority = () =>
  useChange((sent: Of<typeof unlockAuthority>) => call(unlockAuthority, sent));
export const useLockAuthority = () => useChange(() => call(lockAuthority, {}));
export const useProtectAuthority = () =>
  useChange((sent: Of<typeof protectAuthority>) => call(protectAuthority, sent));
export const useChangeIssuingSecret = () =>
  useChange((sent: Of<typeof changeIssuingSecret>) => call(changeIssuingSecret, sent));
export const useSetListDays = () =>
  useChange((sent: Of<typeof setListDays>) => call(setListDays, sent));
