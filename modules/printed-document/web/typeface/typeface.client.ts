import type { SentInputOf } from '@sarn/kernel';
import { call, lookAgain, isUnder, toForm, upload, useChange } from '@sarn/platform-web';
import {
  addTypeface,
  chooseTypeface,
  drawTypeface,
  listTypefaces,
  removeTypeface,
} from '@sarn/printed-document/contract';
import type { TypefaceFace } from '@sarn/printed-document/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['printed', 'typeface'] as const;
const pages = ['registry', 'printed'] as const;

/** The typefaces; asked again when anybody changes one. */
export function useTypefaces() {
  const cache = useQueryClient();
  useChange('settings', () => lookAgain(cache, (query) => isUnder(query, [...root, 'list'])));
  return useQuery({
    queryKey: [...root, 'list'],
    queryFn: ({ signal }) => call(listTypefaces, {}, { signal }),
  });
}

/** As it is now, outside of the cache: after somebody else was first. */
export const readInUse = async () => {
  const { inUse } = await call(listTypefaces, {});
  return { inUse };
};

/** The pages of the sample in a typeface; null: the delivered one. */
export const useSample = (typefaceId: string | null) =>
  useQuery({
    queryKey: [...root, 'sample', typefaceId],
    queryFn: ({ signal }) => call(drawTypeface, typefaceId ? { typefaceId } : {}, { signal }),
    // The files of a typeface never change.
    staleTime: Infinity,
  });

function useSaving<I, O>(save: (sent: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async () => {
      // Drafts that this browser has shown are laid out anew when they are opened.
      cache.removeQueries({ queryKey: pages, type: 'inactive' });
      await cache.invalidateQueries({ queryKey: [...root, 'list'] });
    },
  });
}

export const useAddTypeface = () =>
  useSaving((files: Readonly<Record<TypefaceFace, File>>) =>
    upload(addTypeface, toForm({}, files)),
  );

export const useChooseTypeface = () =>
  useSaving((sent: SentInputOf<typeof chooseTypeface>) => call(chooseTypeface, sent));

export const useRemoveTypeface = () =>
  useSaving((sent: SentInputOf<typeof removeTypeface>) => call(removeTypeface, sent));
