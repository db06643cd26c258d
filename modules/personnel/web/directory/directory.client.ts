import { applyDirectory, getDirectoryState, previewDirectory } from '@sarn/personnel/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['personnel', 'directory'] as const;

export function useDirectory() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getDirectoryState, {}, { signal }),
    select: ({ item }) => item,
  });
}

export function usePreview() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(previewDirectory, {}),
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  });
}

export function useApply() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: { readonly runId: string; readonly isSure: boolean }) =>
      call(applyDirectory, { runId: sent.runId, isSure: String(sent.isSure) }),
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  });
}
