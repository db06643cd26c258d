import {
  clearEmblem,
  getConfiguration,
  listConfigurationHistory,
  saveCards,
  saveConfiguration,
  saveEmblem,
  undoValues,
} from '@sarn/configuration/contract';
import type { HistoryCode } from '@sarn/configuration/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call, isUnder, lookAgain, toForm, upload, useChange } from '@sarn/platform-web';
import { loadDeployment } from '@sarn/portal/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['configuration'] as const;

/** The values of the deployment; asked again when anybody changes one. */
export function useConfiguration() {
  const cache = useQueryClient();
  useChange('settings', () => lookAgain(cache, (query) => isUnder(query, root)));
  return useQuery({
    queryKey: root,
    queryFn: ({ signal }) => call(getConfiguration, {}, { signal }),
  });
}

/** Values as they are now, outside of the cache: after somebody else saved. */
export const readConfiguration = () => call(getConfiguration, {});

function useSaving<I, O>(save: (sent: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async () => {
      // Header, colours and title of this page are those that were saved. Where they cannot be read now, it is saved all the
      // same: a form that called it refused would be sent again.
      await Promise.allSettled([loadDeployment(), cache.invalidateQueries({ queryKey: root })]);
    },
  });
}

export const useSaveValues = () =>
  useSaving((sent: SentInputOf<typeof saveConfiguration>) => call(saveConfiguration, sent));

export const useSaveCards = () =>
  useSaving((sent: SentInputOf<typeof saveCards>) => call(saveCards, sent));

/** Takes the cards of the deployment again. @returns them, with their version */
export const useUsualCards = () =>
  useSaving(async (version: number) => {
    await call(saveCards, { cards: null, version });
    return (await readConfiguration()).cards;
  });

interface EmblemSent {
  readonly file: File;
  readonly version: number;
  readonly reason: string;
}

export const useSaveEmblem = () =>
  useSaving(({ file, ...sent }: EmblemSent) => upload(saveEmblem, toForm(sent, { file })));

export const useClearEmblem = () =>
  useSaving((sent: SentInputOf<typeof clearEmblem>) => call(clearEmblem, sent));

/** Changes of one value, or of all. */
export const useValueHistory = (code: HistoryCode | undefined) =>
  useQuery({
    queryKey: [...root, 'history', code ?? ''],
    queryFn: ({ signal }) => call(listConfigurationHistory, code ? { code } : {}, { signal }),
  });

export const useUndoValues = () => useSaving(() => call(undoValues, {}));
