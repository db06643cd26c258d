import type { SentInputOf } from '@sarn/kernel';
import { call, download, saveBlob } from '@sarn/platform-web';
import {
  answerOfArchives,
  cancelRetentionList,
  changeRetentionItems,
  createRetentionList,
  decideRetentionList,
  executeRetentionList,
  finishRetentionList,
  holdFolders,
  judgeRetentionList,
  liftHold,
  listHolds,
  listRetentionClasses,
  documentRetention,
  placeHold,
  replaceRetentionMember,
  retentionCandidates,
  retentionCertificate,
  retentionForm,
  retentionList,
  retentionLists,
  retentionPackage,
  retentionSheet,
  saveRetentionClass,
  saveRetentionDefault,
  sendToArchives,
  setDocumentRetention,
  submitRetentionList,
} from '@sarn/retention/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['registry', 'retention'] as const;
/** How often a list is read again while it is carried out, ms. */
const watchMs = 1_000;

export const useRetentionClasses = () =>
  useQuery({
    queryKey: [...root, 'classes'],
    queryFn: ({ signal }) => call(listRetentionClasses, {}, { signal }),
    staleTime: 60_000,
  });

export const useDocumentRetention = (documentId: string) =>
  useQuery({
    queryKey: [...root, 'document', documentId],
    queryFn: ({ signal }) => call(documentRetention, { documentId }, { signal }),
  });

export const useHolds = (ask: SentInputOf<typeof listHolds>) =>
  useQuery({
    queryKey: [...root, 'holds', ask],
    queryFn: ({ signal }) => call(listHolds, ask, { signal }),
    placeholderData: keepPreviousData,
  });

/** Folders of all units, asked for when a legal hold is placed on one. */
export const useHoldFolders = () =>
  useQuery({
    queryKey: [...root, 'hold-folders'],
    queryFn: async ({ signal }) => (await call(holdFolders, {}, { signal })).rows,
  });

export const useCandidates = (ask: SentInputOf<typeof retentionCandidates>) =>
  useQuery({
    queryKey: [...root, 'candidates', ask],
    queryFn: ({ signal }) => call(retentionCandidates, ask, { signal }),
    placeholderData: keepPreviousData,
  });

export const useRetentionLists = (ask: SentInputOf<typeof retentionLists>) =>
  useQuery({
    queryKey: [...root, 'lists', ask],
    queryFn: ({ signal }) => call(retentionLists, ask, { signal }),
    placeholderData: keepPreviousData,
  });

/** A list; read again and again while it is carried out. */
export const useRetentionList = (id: string) =>
  useQuery({
    queryKey: [...root, 'list', id],
    queryFn: async ({ signal }) => (await call(retentionList, { id }, { signal })).item,
    refetchInterval: ({ state }) => (state.data?.state === 'EXECUTING' ? watchMs : false),
  });

/** A change after which everything here, and the documents, are fetched again. */
function useChange<I, O>(mutationFn: (sent: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['registry'] }),
  });
}

type Sent<E> = SentInputOf<E>;

/** One class as it is now. */
export const readClass = async (code: string) =>
  (await call(listRetentionClasses, {})).rows.find((row) => row.code === code);

/** The usual class of one kind as it is now. */
export const readDefault = async (kind: string) =>
  (await call(listRetentionClasses, {})).defaults.find((row) => row.kind === kind);

export const useSaveClass = () =>
  useChange((sent: Sent<typeof saveRetentionClass>) => call(saveRetentionClass, sent));
export const useSaveDefault = () =>
  useChange((sent: Sent<typeof saveRetentionDefault>) => call(saveRetentionDefault, sent));
export const useSetRetention = () =>
  useChange((sent: Sent<typeof setDocumentRetention>) => call(setDocumentRetention, sent));
export const usePlaceHold = () =>
  useChange((sent: Sent<typeof placeHold>) => call(placeHold, sent));
export const useLiftHold = () => useChange((sent: Sent<typeof liftHold>) => call(liftHold, sent));
export const useCreateList = () =>
  useChange((sent: Sent<typeof createRetentionList>) => call(createRetentionList, sent));
export const useChangeItems = () =>
  useChange((sent: Sent<typeof changeRetentionItems>) => call(changeRetentionItems, sent));
export const useSubmitList = () =>
  useChange((sent: Sent<typeof submitRetentionList>) => call(submitRetentionList, sent));
export const useJudgeList = () =>
  useChange((sent: Sent<typeof judgeRetentionList>) => call(judgeRetentionList, sent));
export const useReplaceMember = () =>
  useChange((sent: Sent<typeof replaceRetentionMember>) => call(replaceRetentionMember, sent));
export const useDecideList = () =>
  useChange((sent: Sent<typeof decideRetentionList>) => call(decideRetentionList, sent));
export const useSendToArchives = () =>
  useChange((sent: Sent<typeof sendToArchives>) => call(sendToArchives, sent));
export const useAnswerOfArchives = () =>
  useChange((sent: Sent<typeof answerOfArchives>) => call(answerOfArchives, sent));
export const useExecuteList = () =>
  useChange((sent: Sent<typeof executeRetentionList>) => call(executeRetentionList, sent));
export const useFinishList = () =>
  useChange((sent: Sent<typeof finishRetentionList>) => call(finishRetentionList, sent));
export const useCancelList = () =>
  useChange((sent: Sent<typeof cancelRetentionList>) => call(cancelRetentionList, sent));

const files = {
  form: retentionForm,
  sheet: retentionSheet,
  certificate: retentionCertificate,
  package: retentionPackage,
};
export type RetentionFile = keyof typeof files;

/** Saves a file of a list on the reader's computer. */
export const useRetentionFile = (id: string) =>
  useMutation({
    mutationFn: async (file: RetentionFile) => {
      const { blob, fileName } = await download(files[file], { id });
      saveBlob(blob, fileName);
    },
  });
